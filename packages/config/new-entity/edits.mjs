import { insertBefore } from '../scaffold/words.mjs';

/** What a new entity adds to files of its domain that are there already. Imports are put in order by the formatter. */

/** The domain's contracts: what they hand out, and the entity among its entities. */
export function addToIndex(text, { domain, name, camel }) {
  const list = `export const ${domain}Entities = [`;
  const exports = `export { ${camel}Calls } from './${name}/${name}-calls';
export { ${camel}Entity, ${camel}Routes } from './${name}/${name}-entity';
`;
  const imports = `import { ${camel}Entity } from './${name}/${name}-entity';\n`;
  if (!text.includes(list)) {
    return `${imports}${text.trimEnd()}\n${exports}
/** The entities of the domain with pages of their own: list, new row, change, detail. */
${list}${camel}Entity] as const;\n`;
  }
  const end = text.indexOf('] as const', text.indexOf(list));
  const listed = `${text.slice(0, end)}  ${camel}Entity,\n${text.slice(end)}`;
  const first = /^(export \{|\/\*\*)/m.exec(listed)?.index ?? 0;
  return `${imports}${listed.slice(0, first)}${exports}${listed.slice(first)}`;
}

/** Who may do what, written down apart from the description. */
export function addToRights(text, { name }) {
  const staff = 'super pemerintah_daerah perangkat_daerah setda pemda';
  const writers = 'super perangkat_daerah setda';
  const rows = {
    read: `any: ${staff}`,
    history: `own: ${staff}`,
    create: `own: ${writers}`,
    update: `own: ${writers}`,
    remove: `own: ${writers}`,
  };
  const lines = Object.entries(rows).map(([act, who]) => `  '${name}.${act}': '${who}',\n`);
  return insertBefore(text.replace('= {};', '= {\n};'), /^\};$/m, lines.join(''));
}

/** The door of the server's domain: the entity from its description; its own rules come here as a third argument. */
export function addToDoor(text, { camel }) {
  const needed = [
    "import { describedResource } from '../../kit/described/described-resource';\n",
    "import { registerResource } from '../../kit/resource/resource-routes';\n",
  ].filter((line) => !text.includes(line));
  const imports = `import { ${camel}Calls, ${camel}Entity } from '@selaras/contracts';\n${needed.join('')}`;
  const call = `    registerResource(app, describedResource(${camel}Entity, ${camel}Calls));\n`;
  const door = text.includes('register:')
    ? text
    : insertBefore(text, /^\};$/m, '  register: (app) => {\n  },\n');
  // What a door has below its calls ends on a line like theirs.
  const end = door.indexOf('\n  },', door.indexOf('  register:')) + 1;
  return imports + door.slice(0, end) + call + door.slice(end);
}

/** The remote's pages. */
export function addToPages(text, { name }) {
  const lines = [
    [name, 'list'],
    [`${name}.create`, 'form'],
    [`${name}.edit`, 'form'],
    [`${name}.show`, 'detail'],
  ].map(([id, kind]) => {
    const fetched = (module) => `import(/* webpackChunkName: "${id}" */ '${module}')`;
    const parts = [`@selaras/resource/${kind}`, `./features/${name}/${name}`].map(fetched);
    return `  '${id}': () => ${kind}Of(${parts.join(', ')}),\n`;
  });
  const functions = "import { detailOf, formOf, listOf } from '@selaras/resource/page-of';\n";
  return (text.includes(functions) ? '' : functions) + insertBefore(text, /^\};$/m, lines.join(''));
}

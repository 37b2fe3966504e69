import { cruise } from 'dependency-cruiser';
import { folderRules, testFiles, zoneRules } from './zones.mjs';

const NOT_OURS = 'node_modules|/dist/|[.]mf/';

/**
 * Imports that run the wrong way below `baseDir`: over a zone's border, or in a ring of files or folders.
 * Answers one line for each, without repeating a ring.
 */
export async function findWrongArrows(baseDir, folders) {
  const among = (rules, exclude) => violations(baseDir, folders, rules, exclude);
  const files = await among(zoneRules, NOT_OURS);
  const rings = await among(folderRules, `${NOT_OURS}|${testFiles}`);
  return [...new Set([...files, ...rings].map(lineOf))].sort();
}

async function violations(baseDir, folders, forbidden, exclude) {
  const { output } = await cruise(folders, {
    baseDir,
    validate: true,
    ruleSet: { forbidden },
    exclude: { path: exclude },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.jsx', '.d.ts', '.json'],
    },
  });
  return output.summary.violations;
}

function lineOf({ rule, comment, from, to, cycle }) {
  if (cycle === undefined) return `${rule.name}: ${from} → ${to}${comment ? ` (${comment})` : ''}`;
  return `${rule.name}: ${ringFromFirst(cycle.map(({ name }) => name)).join(' → ')}`;
}

/** The same ring is found from each of its members: told from the first one by name. */
function ringFromFirst(names) {
  const at = names.indexOf([...names].sort()[0]);
  return [...names.slice(at), ...names.slice(0, at), names[at]];
}

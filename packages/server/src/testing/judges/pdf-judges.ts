import { ask } from './debian-tools';

/** What qpdf finds wrong with a file: its cross references, every object and every stream. Empty for a sound one. */
export function syntaxFaults(path: string): string[] {
  const { status, said } = ask('qpdf', ['--check', path]);
  return status === 0 ? [] : said.trim().split('\n');
}

/** Fonts that a file does not carry, and fonts out of which nobody can copy, as poppler reads them. */
export function fontFaults(path: string): string[] {
  const { status, said } = ask('pdffonts', [path]);
  const [, rule = '', ...rows] = said.trimEnd().split('\n');
  if (status !== 0 || rows.length === 0) return [said.trim()];
  // Columns are as wide as the rule below their heads: name, type, encoding, emb, sub, uni, object.
  const starts = [...rule.matchAll(/-+/g)].map(({ index }) => index);
  return rows.flatMap((row) => {
    const [name, , , embedded, , unicode] = starts.map((start, at) =>
      row.slice(start, starts[at + 1]).trim(),
    );
    return embedded === 'yes' && unicode === 'yes'
      ? []
      : [`${name}: embedded ${embedded}, Unicode ${unicode}`];
  });
}

/** What poppler says of a file: `Title`, `Tagged`, `Pages` and so on. */
export function factsOf(path: string): Readonly<Record<string, string>> {
  const { said } = ask('pdfinfo', [path]);
  return Object.fromEntries([...said.matchAll(/^([\w ]+): +(.*)$/gm)].map(([, key, value]) => [key, value]));
}

const JARS = [
  'preflight',
  'pdfbox2',
  'fontbox2',
  'xmpbox',
  'commons-logging',
  'commons-io',
  'javax.activation',
  'jaxb-api',
];

/**
 * What PDF/A-1b forbids and PDF/A-2 allows (ISO 19005-2): another part in the metadata, ICC profiles of version 4, soft masks.
 * And one shortcoming of the judge: PDFBox 2 reads a destination only where it is written, not where it is referred to.
 */
const allowed = [
  /^7\.11\.2 : Error on MetaData, part must be 1( on page \d+)?$/,
  /^2\.1\.6 : Invalid graphics object, Invalid version of the ICCProfile( on page \d+)?$/,
  /^2\.2\.2 : Invalid graphics transparency, Soft Mask must be null or None /,
  /^1\.2\.3 : Body Syntax error, Error: can't convert to Destination COSObject\{\d+, 0\}$/,
];

/** Preflight stops at 10,000 complaints, most of which PDF/A-2 drops, and says at which page. */
const stopped = /^-1 : Unknown error, Over 10000 errors, page tree validation process aborted on page (\d+)$/;

/**
 * What Apache Preflight finds wrong with a PDF/A-2 file. It judges PDF/A-1b; what both ask for (fonts and their widths,
 * metadata, output intent, colours, actions, annotations, no encryption) it judges alike, and where PDF/A-2 allows more its
 * complaint is dropped. Where it stops, it is asked again for the pages that are left.
 */
export function archiveFaults(path: string): string[] {
  const jars = JARS.map((name) => `/usr/share/java/${name}.jar`).join(':');
  const { said } = ask('java', ['-cp', jars, 'org.apache.pdfbox.preflight.Validator_A1b', path]);
  const lines = said
    .trim()
    .split('\n')
    .map((line) => line.trim());
  // Every file of ours is a PDF/A-2: a judge that says nothing of that has not looked.
  const at = lines.flatMap((line) => stopped.exec(line)?.[1] ?? [])[0];
  if (at === '1' || !lines.some((line) => allowed[0]?.test(line))) return lines;
  const found = lines.filter(
    (line) => /^-?\d+(\.\d+)* : /.test(line) && !stopped.test(line) && !allowed.some((one) => one.test(line)),
  );
  return at === undefined ? found : [...found, ...archiveFaults(pagesFrom(path, at))];
}

function pagesFrom(path: string, first: string): string {
  const part = `${path}.${first}.pdf`;
  const asArchive = ['--newline-before-endstream', '--object-streams=disable'];
  const { status, said } = ask('qpdf', [path, '--pages', '.', `${first}-z`, '--', ...asArchive, part]);
  if (status !== 0) throw new Error(said);
  return part;
}

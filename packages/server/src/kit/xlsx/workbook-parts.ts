import type { AboutFile } from './about-file';
import { escaped } from './escaped';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PROPERTIES = 'http://schemas.openxmlformats.org/officeDocument/2006/custom-properties';
const VALUES = 'http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** The set of names under which custom properties are kept (ECMA-376 part 1, §22.3). */
const FORMAT_ID = '{D5CDD505-2E9C-101B-9397-08002B2CF9AE}';

export const sheetPath = (nomor: number): string => `xl/worksheets/sheet${nomor}.xml`;

const sheetName = (sheet: string): string => escaped(sheet.slice(0, 31).replaceAll(/[\\/?*[\]:"]/g, ' '));

/** Everything of a workbook but its sheets, which are named here in their order. */
export function workbookParts(
  sheets: readonly string[],
  about: AboutFile | undefined,
): Record<string, string> {
  const each = (xml: (nomor: number, sheet: string) => string) =>
    sheets.map((sheet, at) => xml(at + 1, sheet)).join('');
  const types = each(
    (nomor) => `<Override PartName="/${sheetPath(nomor)}" ContentType="${TYPE}.worksheet+xml"/>`,
  );
  const entries = each(
    (nomor, sheet) => `<sheet name="${sheetName(sheet)}" sheetId="${nomor}" r:id="rId${nomor}"/>`,
  );
  const relations = each(
    (nomor) =>
      `<Relationship Id="rId${nomor}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${nomor}.xml"/>`,
  );
  const properties = about === undefined ? [] : propertyParts(about);
  const propertyTypes = properties.map(
    ({ path, type }) => `<Override PartName="/${path}" ContentType="${type}"/>`,
  );
  const propertyRelations = properties.map(
    ({ path, relation }, at) => `<Relationship Id="rId${at + 2}" Type="${relation}" Target="${path}"/>`,
  );
  return {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${types}<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${propertyTypes.join('')}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/>${propertyRelations.join('')}</Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${entries}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relations}<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(properties.map(({ path, xml }) => [path, xml])),
  };
}

/** What programs show as a file's properties: the usual ones, and each part of its origin under its own name. */
function propertyParts({ judul, penerbit, dibuat, isi }: AboutFile) {
  const moment = dibuat.toISOString().replace(/\.\d+Z$/, 'Z');
  const told = isi.map(([hal, text]) => `${hal}: ${text}`).join('\n');
  const custom = isi.map(
    ([hal, text], at) =>
      `<property fmtid="${FORMAT_ID}" pid="${at + 2}" name="${escaped(hal)}"><vt:lpwstr>${escaped(text)}</vt:lpwstr></property>`,
  );
  return [
    {
      path: 'docProps/core.xml',
      type: 'application/vnd.openxmlformats-package.core-properties+xml',
      relation: `${PACKAGE}/relationships/metadata/core-properties`,
      xml: `${HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escaped(judul)}</dc:title><dc:creator>${escaped(penerbit)}</dc:creator><dc:description>${escaped(told)}</dc:description><dc:language>id-ID</dc:language><dcterms:created xsi:type="dcterms:W3CDTF">${moment}</dcterms:created></cp:coreProperties>`,
    },
    {
      path: 'docProps/custom.xml',
      type: 'application/vnd.openxmlformats-officedocument.custom-properties+xml',
      relation: `${OFFICE}/custom-properties`,
      xml: `${HEAD}<Properties xmlns="${PROPERTIES}" xmlns:vt="${VALUES}">${custom.join('')}</Properties>`,
    },
  ];
}

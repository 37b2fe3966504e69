import { setTimeZone, timeZone, timeZones } from '@selaras/domain';
import { takeInstanceZone } from './instance-zone';

const pageWith = (content: string | null): Document => {
  const page = document.implementation.createHTMLDocument();
  if (content !== null) page.head.innerHTML = `<meta name="selaras:zona-waktu" content="${content}">`;
  return page;
};

afterEach(() => setTimeZone(timeZones['Asia/Jakarta']));

it.each([
  ['Asia/Jayapura WIT 9', 'Asia/Jayapura'],
  ['Asia/Makassar WITA 8', 'Asia/Makassar'],
  ['Asia/Makassar', 'Asia/Jakarta'],
  ['', 'Asia/Jakarta'],
  [null, 'Asia/Jakarta'],
] as const)('a page that says %j lives in %s', (content, name) => {
  takeInstanceZone(pageWith(content));
  expect(timeZone()).toEqual(timeZones[name]);
});

import { setTimeZone, timeZone } from '@selaras/domain';
import { takeInstanceZone } from './instance-zone';

const pageWith = (content: string | null): Document => {
  const page = document.implementation.createHTMLDocument();
  if (content !== null) page.head.innerHTML = `<meta name="selaras:zona-waktu" content="${content}">`;
  return page;
};

afterEach(() => setTimeZone('Asia/Jakarta'));

it.each([
  ['Asia/Jayapura', 'Asia/Jayapura'],
  ['Asia/Makassar', 'Asia/Makassar'],
  ['Europe/Berlin', 'Asia/Jakarta'],
  ['', 'Asia/Jakarta'],
  [null, 'Asia/Jakarta'],
])('a page that says %j lives in %s', (content, zone) => {
  takeInstanceZone(pageWith(content));
  expect(timeZone()).toBe(zone);
});

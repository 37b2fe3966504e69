import { openedYears } from './opened-years';

const pageWith = (content: string | null): Document => {
  const page = document.implementation.createHTMLDocument();
  if (content !== null) page.head.innerHTML = `<meta name="selaras:tahun" content="${content}">`;
  return page;
};

it.each([
  ['2023 2024', [2023, 2024]],
  ['2026', [2026]],
  ['', [2024, 2025]],
  ['besok', [2024, 2025]],
  [null, [2024, 2025]],
])('a page that says %j opens %j', (content, years) => {
  expect(openedYears(pageWith(content))).toEqual(years);
});

import { documentLink } from './document-link';

it.each([
  ['https://tirtaraya.example/do/12.pdf', 'https://tirtaraya.example/do/12.pdf'],
  ['http://tirtaraya.example', 'http://tirtaraya.example/'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['do/12.pdf', null],
  ['', null],
  [null, null],
])('%p is linked as %p', (address, link) => {
  expect(documentLink(address)).toBe(link);
});

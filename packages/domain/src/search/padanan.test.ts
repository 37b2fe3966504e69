import { padananOf } from './padanan';

it.each([
  ['kemiskinan', ['miskin']],
  ['Jalan rusak di desa', ['jalan mantap']],
  ['jalan', []],
  ['banjirnya', ['risiko bencana', 'bencana']],
  ['sekolah anak saya', ['pendidikan', 'lama sekolah']],
  ['', []],
])('%s', (typed, words) => {
  expect(padananOf(typed)).toEqual(words);
});

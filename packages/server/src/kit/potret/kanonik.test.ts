import { kanonik, sidikOf } from './kanonik';

it('writes the same value with the same bytes, whatever the order of its keys', () => {
  const one = { b: [1, { d: null, c: 'é' }], a: 0.1 };
  expect(kanonik(one)).toBe('{"a":0.1,"b":[1,{"c":"é","d":null}]}');
  expect(kanonik({ a: 0.1, b: [1, { c: 'é', d: null }] })).toBe(kanonik(one));
  expect(kanonik(JSON.parse(kanonik(one)))).toBe(kanonik(one));
});

it('leaves out what is not there, and writes what no text of a database holds in other letters', () => {
  expect(kanonik({ a: 'x\u0000y', b: undefined })).toBe(String.raw`{"a":"x\u0000y"}`);
});

it('marks a text by the bytes of its UTF-8', () => {
  expect(sidikOf('é')).toBe('4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c');
});

import { bytesOf } from './bytes-of';

it.each([[[]], [['']], [['{"a":', '1', '}']], [['dari – “Tirtaraya” ', 'é', '', '☃ 漢字 😀']]])(
  'the bytes of %j are those of the whole text',
  (pieces: string[]) => {
    expect(bytesOf(pieces).equals(Buffer.from(pieces.join('')))).toBe(true);
  },
);

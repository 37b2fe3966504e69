import { safeReturn, withReturn } from './return-path';

const origin = 'https://selaras.example';

describe('the way back from a form', () => {
  it.each(['/kinerja-program?page=2', '/display-mikro/cascading?satuan_kerja_id=1012#x'])(
    'follows %s',
    (path) => expect(safeReturn(path, origin)).toBe(path),
  );

  it.each([
    null,
    '',
    'kinerja-program',
    '//jahat.example',
    '/\\jahat.example',
    'https://jahat.example/',
    'javascript:alert(1)',
  ])('does not follow %j', (path) => expect(safeReturn(path, origin)).toBeNull());

  it('stands in the address of the form', () => {
    expect(withReturn('/kinerja-program/1/edit', '/kinerja-program?q=a')).toBe(
      '/kinerja-program/1/edit?kembali=%2Fkinerja-program%3Fq%3Da',
    );
  });
});

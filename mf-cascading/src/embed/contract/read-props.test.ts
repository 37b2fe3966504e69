import { propNames, readProps, updated } from './read-props';

const getToken = () => 'token';

describe('the props of a page', () => {
  it('are taken as they are, and what is none of ours is left alone', () => {
    const props = {
      satuanKerjaId: 1012,
      tahun: 2024,
      apiBase: '/perantara/api',
      apiOrigins: ['https://data.go.id'],
      getToken,
      data: { data: [], meta: {} },
      locale: 'en',
      theme: 'auto',
      colours: { brand: '#7a1f3d' },
      font: 'Georgia, serif',
      radius: 8,
      density: 'rapat',
      title: '',
    };
    expect(readProps({ ...props, singleSpa: {}, name: 7 })).toEqual({ props, wrong: [] });
    expect(Object.keys(props)).toEqual(propNames);
  });

  it.each([[undefined], [null], [{}], [Object.fromEntries(propNames.map((name) => [name, null]))]])(
    'that are left out are none: %j',
    (given) => {
      expect(readProps(given)).toEqual({ props: {}, wrong: [] });
    },
  );

  it('may say numbers in digits, as markup does', () => {
    expect(readProps({ satuanKerjaId: '1012', tahun: '2024' }).props).toEqual({
      satuanKerjaId: 1012,
      tahun: 2024,
    });
  });

  it.each<[string, unknown]>([
    ...['abc', '', ' ', '0', '-1', '1e3', '0x10', 0, -1, 1.5, Number.NaN, 2 ** 60, true, {}, []].map(
      (value): [string, unknown] => ['satuanKerjaId', value],
    ),
    ...['dua', '', '24', '20245', 3.5, 24, Number.POSITIVE_INFINITY, new Date(0)].map(
      (value): [string, unknown] => ['tahun', value],
    ),
    ...['', ' ', 'https://', 'http://[', 7, {}].map((value): [string, unknown] => ['apiBase', value]),
    ...['https://data.go.id', {}, 1].map((value): [string, unknown] => ['apiOrigins', value]),
    ...['token', {}, 1].map((value): [string, unknown] => ['getToken', value]),
    ...['{"data":[]}', [], 7, true].map((value): [string, unknown] => ['data', value]),
    ...['fr', 'EN', '', 1, 'toString'].map((value): [string, unknown] => ['locale', value]),
    ...['biru', '', 1].map((value): [string, unknown] => ['theme', value]),
    ...['merah', ['#fff'], 7].map((value): [string, unknown] => ['colours', value]),
    ...[7, ['Georgia']].map((value): [string, unknown] => ['font', value]),
    ...['8px', -1, 25, Number.NaN].map((value): [string, unknown] => ['radius', value]),
    ...['compact', 1].map((value): [string, unknown] => ['density', value]),
    ...[7, {}].map((value): [string, unknown] => ['title', value]),
  ])('are refused by name: %s %j', (name, value) => {
    const { props, wrong } = readProps({ tahun: 2024, [name]: value });
    expect(wrong).toMatchObject([{ name, received: value }]);
    expect(props).toEqual(name === 'tahun' ? {} : { tahun: 2024 });
  });

  it.each([['teks'], [7], [[]], [() => {}]])('are no %p', (given) => {
    expect(readProps(given)).toMatchObject({ props: {}, wrong: [{ name: 'props' }] });
  });

  it('are refused by the place in them where only a part is wrong', () => {
    const given = { colours: { brand: 1, text: '#111', line: [] }, apiOrigins: ['https://data.go.id', 7] };
    expect(readProps(given).wrong).toEqual([
      { name: 'apiOrigins[1]', takes: 'origin', received: 7 },
      { name: 'colours.brand', takes: 'colour', received: 1 },
      { name: 'colours.line', takes: 'colour', received: [] },
    ]);
  });

  it('that are wrong are told all at once', () => {
    const { wrong } = readProps({ theme: 'biru', satuanKerjaId: 'abc', tahun: 2024, density: 1 });
    expect(wrong.map(({ name }) => name)).toEqual(['satuanKerjaId', 'theme', 'density']);
  });

  it('that are still wrong in the same way are the same faults, others another', () => {
    const first = readProps({ tahun: 'dua', radius: 99 });
    expect(readProps({ tahun: 'dua', radius: 99, title: 'Lain' }, first).wrong).toBe(first.wrong);
    expect(readProps({ tahun: 'tiga', radius: 99 }, first).wrong).not.toBe(first.wrong);
    expect(readProps({ tahun: 'dua' }, first).wrong).toHaveLength(1);
    expect(readProps({ tahun: 2024 }, first).wrong).toEqual([]);
  });
});

describe('an update', () => {
  it.each([
    [{ tahun: 2024 }, { title: 'a' }, { tahun: 2024, title: 'a' }],
    [{ tahun: 'dua' }, { tahun: 2024 }, { tahun: 2024 }],
    [{ tahun: 2024 }, undefined, { tahun: 2024 }],
    [{ tahun: 2024 }, null, { tahun: 2024 }],
    ['teks', { tahun: 2024 }, { tahun: 2024 }],
    [{ tahun: 2024 }, 'teks', 'teks'],
  ])('of %j by %j makes %j', (given, part, made) => {
    expect(updated(given, part)).toEqual(made);
  });
});

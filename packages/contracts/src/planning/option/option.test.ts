import {
  idListSchema,
  optionIndikatorCall,
  optionModels,
  optionPengampuUnitKerjaCall,
  pengampuTypes,
} from './option-calls';

describe('a list of ids in the query', () => {
  it.each([
    ['1,2,3', [1, 2, 3]],
    [' 4 , 5,', [4, 5]],
    [
      ['6', '7,8'],
      [6, 7, 8],
    ],
    [9, [9]],
    [
      [10, 11],
      [10, 11],
    ],
    ['', []],
  ])('reads %j as %j', (input, expected) => {
    expect(idListSchema.parse(input)).toEqual(expected);
  });

  it.each(['satu', '1,-2', '0', '1.5', '1;2', Array.from({ length: 201 }, (_, index) => index + 1)])(
    'refuses %j',
    (input) => {
      expect(idListSchema.safeParse(input).success).toBe(false);
    },
  );
});

describe('models of the filters (spec 2 §5)', () => {
  it('are these four, and three as types of a unit-kerja pengampu', () => {
    expect(optionModels).toEqual([
      'kinerja-program',
      'kinerja-kegiatan',
      'kinerja-sub-kegiatan',
      'kinerja-langkah-aksi',
    ]);
    expect(pengampuTypes).toEqual(['kinerja-program', 'kinerja-kegiatan', 'kinerja-sub-kegiatan']);
    expect(optionIndikatorCall.params?.safeParse({ model: 'program' }).success).toBe(false);
    expect(optionPengampuUnitKerjaCall.query?.safeParse({ type: 'kinerja-langkah-aksi' }).success).toBe(
      false,
    );
  });
});

import { z } from 'zod';
import { inputWords } from './input-words';

const faultOf = (schema: z.ZodType, input: unknown) => {
  const result = schema.safeParse(input, { error: inputWords });
  return result.success ? null : result.error.issues.map(({ message }) => message).join('; ');
};

describe('what is wrong with a value is said in words of a form', () => {
  it.each<[z.ZodType, unknown, string]>([
    [z.string().max(100), 'x'.repeat(101), 'Paling banyak 100 karakter'],
    [z.string().min(3), 'ab', 'Paling sedikit 3 karakter'],
    [z.string().min(3), '', 'Wajib diisi'],
    [z.string(), undefined, 'Wajib diisi'],
    [z.string(), null, 'Wajib diisi'],
    [z.string(), 7, 'Tidak sesuai'],
    [z.number(), 'tujuh', 'Isi dengan angka'],
    [z.number().max(100), 101, 'Paling banyak 100'],
    [z.number().min(1), 0, 'Paling sedikit 1'],
    [z.number().positive(), 0, 'Lebih dari 0'],
    [z.number().multipleOf(5), 7, 'Isi dengan kelipatan 5'],
    [z.array(z.string()).max(2), ['a', 'b', 'c'], 'Paling banyak 2 pilihan'],
    [z.array(z.string()).min(1), [], 'Wajib diisi'],
    [z.enum(['a', 'b']), 'c', 'Pilih salah satu yang tersedia'],
    [z.strictObject({ nama: z.string() }), { nama: 'x', lain: 1 }, 'Tidak dikenal: lain'],
    [z.string('Nama wajib diisi'), undefined, 'Nama wajib diisi'],
  ])('%#', (schema, input, expected) => {
    expect(faultOf(schema, input)).toBe(expected);
  });

  it('leaves other faults to the library', () => {
    expect(inputWords({ code: 'custom', input: 1 } as never)).toBeUndefined();
  });
});

import { HEADER_TAHUN_KINERJA, planningValidationCall } from '@selaras/contracts';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ask = async (username: string, tahun = '2025') => {
  const answer = await test.app.inject({
    url: '/api/validasi-perencanaan',
    headers: { ...(await test.signIn(username)), [HEADER_TAHUN_KINERJA]: tahun },
  });
  expect(answer.statusCode).toBe(200);
  expect(planningValidationCall.answer?.safeParse(answer.json()).success).toBe(true);
  return answer.json().data;
};

describe('the status of the own unit’s plan', () => {
  it('is approved and locked for Setda, awaited at stage 2 for DPMPTSP, and not begun for Dinkes', async () => {
    expect(await ask('setda')).toEqual({ status: true, tahap: 3, keadaan: 'disetujui', catatan: null });
    expect(await ask('dpmptsp')).toEqual({ status: true, tahap: 2, keadaan: 'menunggu', catatan: null });
    expect(await ask('dinkes')).toBeNull();
    expect(await ask('dinkes', '2024')).toMatchObject({ keadaan: 'disetujui' });
  });

  it('is returned with a note for Bagian Organisasi, in this year only', async () => {
    expect(await ask('bagorganisasi')).toEqual({
      status: false,
      tahap: 3,
      keadaan: 'dikembalikan',
      catatan: expect.stringMatching(/\w/),
    });
    expect(await ask('bagorganisasi', '2024')).toMatchObject({ keadaan: 'disetujui' });
  });

  it('is null for a user without a unit', async () => {
    expect(await ask('super')).toBeNull();
  });

  it('needs a session', async () => {
    expect((await test.app.inject('/api/validasi-perencanaan')).statusCode).toBe(401);
  });
});

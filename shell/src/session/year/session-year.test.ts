import { cookieNames } from '../cookie';
import { countDown, settled, setUp } from '../session.fixture';

describe('the performance year', () => {
  it('falls back from the store to the cookie to 2024', () => {
    expect(setUp().session.state().tahunKinerja).toBe(2024);
    expect(setUp({ selaras_tahun_kinerja: '2025' }).session.state().tahunKinerja).toBe(2025);
    expect(setUp({ selaras_tahun_kinerja: '1999' }).session.state().tahunKinerja).toBe(2024);
    const { session } = setUp({ selaras_tahun_kinerja: '2024' });
    session.chooseTahunKinerja(2025);
    expect(session.state().tahunKinerja).toBe(2025);
  });

  it('is kept in its own cookie, told to other tabs, and loads the deadline anew', async () => {
    const { session, kept, told, api } = setUp({ [cookieNames.token]: 'lama' });
    await session.restore();
    await settled();
    session.chooseTahunKinerja(2025);
    expect(kept.get('selaras_tahun_kinerja')).toBe('2025');
    expect(kept.has('selaras_tahun_kinerja_public')).toBe(false);
    expect(told).toEqual([{ kind: 'tahun-kinerja', tahun: 2025 }]);
    expect(session.state().countDown).toBeNull();
    await settled();
    expect(api.countDown).toHaveBeenCalledTimes(2);
    expect(session.state().countDown).toEqual(countDown);
  });

  it('refuses a year that cannot be chosen', () => {
    const { session, told } = setUp();
    session.chooseTahunKinerja(2023);
    expect(session.state().tahunKinerja).toBe(2024);
    expect(told).toEqual([]);
  });

  it('may be any that the regency opens', () => {
    const { session } = setUp({ selaras_tahun_kinerja: '2025' }, { years: [2023, 2024] });
    expect(session.state().tahunKinerja).toBe(2024);
    session.chooseTahunKinerja(2023);
    session.chooseTahunPublik(2023);
    expect(session.state()).toMatchObject({ tahunKinerja: 2023, tahunPublik: 2023 });
    session.chooseTahunKinerja(2025);
    expect(session.state().tahunKinerja).toBe(2023);
    session.followLogOut();
    expect(session.state().tahunKinerja).toBe(2024);
  });

  it('drops the answer about a year that is no longer chosen', async () => {
    const { session, api } = setUp({ [cookieNames.token]: 'lama' });
    await session.restore();
    await settled();
    let answerOld: (value: typeof countDown) => void = () => undefined;
    api.countDown.mockReturnValueOnce(new Promise((resolve) => (answerOld = resolve)));
    session.chooseTahunKinerja(2025);
    api.countDown.mockResolvedValueOnce({ ...countDown, nilaiDate: '2024-01-01' });
    session.chooseTahunKinerja(2024);
    await settled();
    answerOld({ ...countDown, nilaiDate: '2025-01-01' });
    await settled();
    expect(session.state().countDown?.nilaiDate).toBe('2024-01-01');
  });

  it('has a public twin with a cookie of its own', () => {
    const { session, kept, told } = setUp();
    session.chooseTahunPublik(2025);
    expect(session.state()).toMatchObject({ tahunKinerja: 2024, tahunPublik: 2025 });
    expect(kept.get('selaras_tahun_kinerja_public')).toBe('2025');
    expect(told).toEqual([{ kind: 'tahun-publik', tahun: 2025 }]);
  });
});

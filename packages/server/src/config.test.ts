import { ConfigError, readConfig } from './config';

const faultOf = (env: Record<string, string>) => {
  try {
    readConfig(env);
  } catch (error) {
    return error instanceof ConfigError ? error.message : `bukan ConfigError: ${String(error)}`;
  }
  return null;
};

describe('readConfig', () => {
  it('runs without any variable: port 8080 on this machine, data in ./data', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: undefined,
      seed: undefined,
      demoPassword: 'tirtaraya-2025',
      production: false,
      authUrlToken: true,
      daftarTahun: [2024, 2025],
      tahunBawaan: 2024,
      frameAncestors: [],
      corsOrigins: [],
      remoteOverrideOrigins: [],
    });
    expect(config.dataDir).toBe(`${process.cwd()}/data`);
    expect(config.remotesDir).toMatch(/packages\/server\/dist\/remotes$/);
    expect(config.shellDir).toMatch(/shell\/dist$/);
  });

  it('takes an empty variable for none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' }).port).toBe(8080);
  });

  it('keeps a remembered session for 365 days at most, and others for one working day', () => {
    const { biasa, ingat } = readConfig({}).sesi;
    expect(ingat.mutlakMs).toBe(365 * 86_400_000);
    expect(biasa.mutlakMs).toBe(86_400_000);
    expect(faultOf({ SESI_INGAT_HARI: '366' })).toMatch(/SESI_INGAT_HARI/);
  });

  it('opens an older year when told to, and then starts in the year that exists', () => {
    expect(readConfig({ TAHUN_KINERJA: '2023, 2024' })).toMatchObject({
      daftarTahun: [2023, 2024],
      tahunBawaan: 2024,
    });
    expect(readConfig({ TAHUN_KINERJA: '2023' }).tahunBawaan).toBe(2023);
  });

  it.each([
    ['PORT', 'delapan'],
    ['PORT', '70000'],
    ['SEED', 'contoh'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', 'bukan alamat'],
    ['NODE_ENV', 'produksi'],
    ['DEMO_PASSWORD', 'pendek'],
    ['FRAME_ANCESTORS', '*'],
    ['CORS_ORIGINS', 'https://a.go.id, b.go.id'],
    ['CORS_ORIGINS', 'https://a.go.id/'],
    ['REMOTE_OVERRIDE_ORIGINS', 'http://*.go.id'],
    ['REMOTE_OVERRIDE_ORIGINS', 'http://127.0.0.1:3101/mf'],
    ['REMOTE_OVERRIDE_ORIGINS', "https://a.go.id; script-src 'unsafe-inline'"],
    ['TAHUN_KINERJA', '2024,besok'],
    ['AUTH_URL_TOKEN', 'mati'],
  ])('says in one line that %s=%s cannot be used', (name, value) => {
    const fault = faultOf({ [name]: value });
    expect(fault).toMatch(new RegExp(`^Pengaturan salah: ${name} `));
    expect(fault).not.toContain('\n');
  });

  it('never repeats a wrong value, which may be a password', () => {
    expect(faultOf({ DATABASE_URL: 'mysql://admin:rahasia@host/x' })).not.toContain('rahasia');
  });

  it('names every wrong variable at once', () => {
    expect(faultOf({ PORT: 'x', SEED: 'y' })).toMatch(/PORT .*; SEED /);
  });
});

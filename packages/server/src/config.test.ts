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
      s3: undefined,
      seed: undefined,
      demoPassword: 'tirtaraya-2025',
      production: false,
      authUrlToken: true,
      openYears: [2024, 2025],
      defaultYear: 2024,
      frameAncestors: [],
      corsOrigins: [],
      embedOrigins: [],
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
    const { ordinary, remembered } = readConfig({}).sesi;
    expect(remembered.absoluteMs).toBe(365 * 86_400_000);
    expect(ordinary.absoluteMs).toBe(86_400_000);
    expect(faultOf({ SESI_INGAT_HARI: '366' })).toMatch(/SESI_INGAT_HARI/);
  });

  it('opens an older year when told to, and then starts in the year that exists', () => {
    expect(readConfig({ TAHUN_KINERJA: '2023, 2024' })).toMatchObject({
      openYears: [2023, 2024],
      defaultYear: 2024,
    });
    expect(readConfig({ TAHUN_KINERJA: '2023' }).defaultYear).toBe(2023);
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
    ['SEMATAN_ORIGINS', '*'],
    ['SEMATAN_ORIGINS', 'https://a.go.id/diagram'],
    ['REMOTE_OVERRIDE_ORIGINS', 'http://*.go.id'],
    ['REMOTE_OVERRIDE_ORIGINS', 'http://127.0.0.1:3101/mf'],
    ['REMOTE_OVERRIDE_ORIGINS', "https://a.go.id; script-src 'unsafe-inline'"],
    ['TAHUN_KINERJA', '2024,besok'],
    ['ZONA_WAKTU', 'Asia/Singapore'],
    ['AUTH_URL_TOKEN', 'mati'],
    ['FAKTOR_KEDUA_WAJIB', 'super, penguasa'],
  ])('says in one line that %s=%s cannot be used', (name, value) => {
    const fault = faultOf({ [name]: value });
    expect(fault).toMatch(new RegExp(`^Pengaturan salah: ${name} `));
    expect(fault).not.toContain('\n');
  });

  const s3 = {
    S3_ENDPOINT: 'https://s3.contoh.go.id/',
    S3_BUCKET: 'selaras-berkas',
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY: 'kunci',
    S3_SECRET_KEY: 'sangat/rahasia+',
  };

  it('takes a store of files that speaks S3', () => {
    expect(readConfig(s3).s3).toEqual({
      endpoint: 'https://s3.contoh.go.id',
      bucket: 'selaras-berkas',
      region: 'us-east-1',
      accessKey: 'kunci',
      secretKey: 'sangat/rahasia+',
    });
  });

  it.each(Object.keys(s3))('says in one line that %s is missing beside the rest of the store', (name) => {
    expect(faultOf({ ...s3, [name]: '' })).toBe(
      `Pengaturan salah: ${name} wajib diisi bersama S3_… yang lain`,
    );
  });

  it.each([
    ['S3_ENDPOINT', 's3.contoh.go.id'],
    ['S3_ENDPOINT', 'ftp://s3.contoh.go.id'],
    ['S3_ENDPOINT', 'https://kunci:rahasia@s3.contoh.go.id'],
    ['S3_ENDPOINT', 'https://s3.contoh.go.id/?rahasia'],
    ['S3_BUCKET', '../rahasia'],
    ['S3_REGION', 'us east'],
    ['S3_ACCESS_KEY', 'dua rahasia'],
    ['S3_SECRET_KEY', 'rahasia\nbaris'],
  ])('refuses %s=%s of such a store without repeating it', (name, value) => {
    const fault = faultOf({ ...s3, [name]: value });
    expect(fault).toMatch(new RegExp(`^Pengaturan salah: ${name} .+$`));
    expect(fault).not.toContain('rahasia');
  });

  it('never repeats a wrong value, which may be a password', () => {
    expect(faultOf({ DATABASE_URL: 'mysql://admin:rahasia@host/x' })).not.toContain('rahasia');
  });

  it('names every wrong variable at once', () => {
    expect(faultOf({ PORT: 'x', SEED: 'y' })).toMatch(/PORT .*; SEED /);
  });
});

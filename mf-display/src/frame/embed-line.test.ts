import { embedAddress, embedLine } from './embed-line';

const page = {
  origin: 'https://selaras.go.id',
  pathname: '/public-display/display-mikro/capaian-kinerja-pd',
  search: '?satuan_kerja_id=1012&page=3&rapat=a,b&rapat_ke=2',
  tahun: 2025,
  title: 'Capaian "PD" <2025> & lain',
};

it('leads to the card of the page, with what was chosen and the year, and nothing of a meeting', () => {
  expect(embedAddress(page)).toBe(
    'https://selaras.go.id/embed/display-mikro/capaian-kinerja-pd?satuan_kerja_id=1012&tahun=2025',
  );
});

it('is one line whose values cannot leave their quotes', () => {
  const line = embedLine(page);
  expect(line).not.toContain('\n');
  const frame = new DOMParser().parseFromString(line, 'text/html').querySelector('iframe');
  expect(frame?.title).toBe('Capaian "PD" <2025> & lain 2025');
  expect(frame?.src).toBe(embedAddress(page));
});

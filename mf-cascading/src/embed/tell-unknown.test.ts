import { mountCascading } from './mount';
import { tellUnknownAttributes, tellUnknownProps } from './tell-unknown';

jest.mock('react-dom/client', () => ({ createRoot: () => ({ render: () => {}, unmount: () => {} }) }));
jest.mock('./view/embed', () => ({ Embed: () => null }));

const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
const said = () => warned.mock.calls.map(([text]) => text);
beforeEach(() => {
  warned.mockClear();
});
beforeAll(() => {
  CSSStyleSheet.prototype.replaceSync = () => {};
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

describe('names that have no effect', () => {
  it('are said once each, in the language of the embed, with a way out', () => {
    tellUnknownProps({ satuanKerjaID: 1012, onderdil: 1 });
    tellUnknownProps({ satuanKerjaID: 1013, locale: 'en' });
    tellUnknownProps({ taun: 2024, colours: { brnad: '#111' }, locale: 'en' });
    expect(said()).toEqual([
      '[Selaras] Props satuanKerjaID tidak dikenal dan diabaikan. Maksud Anda satuanKerjaId?',
      expect.stringMatching(/onderdil tidak dikenal dan diabaikan\. Yang dikenal: satuanKerjaId, tahun, /),
      '[Selaras] The prop taun is not known and has no effect. Did you mean tahun?',
      '[Selaras] The prop colours.brnad is not known and has no effect. Did you mean brand?',
    ]);
  });

  it('are said of attributes by their own names', () => {
    tellUnknownAttributes(['satuan-kerja', 'density', 'class'], {});
    expect(said()).toEqual([
      '[Selaras] Atribut satuan-kerja pada <selaras-cascading> tidak dikenal dan diabaikan. Maksud Anda satuan-kerja-id?',
      '[Selaras] Atribut density pada <selaras-cascading> tidak dikenal dan diabaikan. Props density diberikan lewat properti props elemen itu.',
    ]);
  });

  it('are not repeated at any length', () => {
    tellUnknownProps({ ['x'.repeat(500)]: 1 });
    expect(said()[0]).not.toContain('x'.repeat(41));
  });

  it('are said when the diagram is mounted and when it is updated', () => {
    const given: object = { Tahun: 2024 };
    const handle = mountCascading(document.createElement('div'), given);
    expect(said()).toEqual([expect.stringContaining('Maksud Anda tahun?')]);
    const part: object = { Tahun: 2025, themes: 'dark' };
    handle.update(part);
    expect(said()).toEqual([expect.any(String), expect.stringContaining('Maksud Anda theme?')]);
    handle.unmount();
  });
});

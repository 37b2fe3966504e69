import '../testing/missing-in-jsdom';
import { cascadingQueries } from '@selaras/api-client';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageAround } from '../diagram/context/testing/page-around';
import { DiagramStore } from '../diagram/store/diagram-store';
import { ViewStore } from '../diagram/store/view-store';
import type { ToolProps } from '../diagram/toolbar/toolbar-group';
import { fakeContext } from '../testing/fake-canvas';
import { generatedTree, shapes } from '../testing/generated-tree';
import { roughMeasure } from '../tree/text/text-lines';
import { ExportHost } from './export-host';
import { ExportTool } from './export-tool';
import { smallScene } from './picture/testing/picture-of';
import { paperInJsdom } from './print/testing/paper-in-jsdom';
import { RenderedPicture } from './rendered/rendered-picture';
import RenderedSwitch from './rendered/rendered-switch';

const FAILED = 'Mohon maaf, silahkan ulangi lagi proses export';
const page = { tahun: 2025, satuanKerjaId: 1012, publik: false, title: 'Cascading' };
const scene = smallScene(undefined, 2);

const saved: string[] = [];
const getContext = jest.spyOn(HTMLCanvasElement.prototype, 'getContext');
const click = jest.spyOn(HTMLAnchorElement.prototype, 'click');
const plainStream = globalThis.CompressionStream;

beforeEach(() => {
  saved.length = 0;
  getContext.mockImplementation(() => fakeContext() as never);
  click.mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
  Object.assign(globalThis, {
    CompressionStream: plainStream,
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
  Reflect.deleteProperty(window, 'showSaveFilePicker');
});

function open(address: Partial<ToolProps['address']> = {}, around = page) {
  const client = new QueryClient();
  const tree = generatedTree(shapes.kecil);
  const { queryKey } = cascadingQueries.tree({ satuanKerjaId: 1012, tahun: 2025 });
  const satuan_kerja = { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: null };
  client.setQueryData(queryKey, { ...tree, meta: { ...tree.meta, satuan_kerja } });
  const onAddress = jest.fn();
  const store = new DiagramStore(new ViewStore(), () => roughMeasure, 'height');
  const whole = { bentuk: null, showOption: null, ...address } as ToolProps['address'];
  const tool = { store, scene, address: whole, onAddress } as unknown as ToolProps;
  const shown = () => (
    <PageAround client={client} page={around}>
      <ExportHost scene={scene} showOption={whole.showOption === 'true'}>
        <ExportTool {...tool} />
        {whole.bentuk !== null && <RenderedSwitch address={whole} onAddress={onAddress} />}
        {whole.bentuk === 'gambar' && (
          <RenderedPicture
            store={store}
            scene={scene}
            onFirstPaint={() => {}}
            onText={() => onAddress({ bentuk: null })}
          />
        )}
      </ExportHost>
    </PageAround>
  );
  const { rerender } = render(shown());
  /** What happens when somebody else changed something of the tree. */
  const treeChanged = () => {
    client.setQueryData(queryKey, (before) => before && { ...before, data: [] });
    rerender(shown());
  };
  return { onAddress, treeChanged };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

interface Picked {
  readonly write: jest.Mock;
  readonly close: jest.Mock;
  readonly abort: jest.Mock;
}

function withPicker(stream: Picked, refuse = false) {
  Object.assign(window, {
    showSaveFilePicker: async () => {
      if (refuse) throw new DOMException('The user aborted a request.', 'AbortError');
      return { createWritable: async () => stream };
    },
  });
}

async function exportIntoPickedFile() {
  await press('Pilihan export');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Pilih tempat simpan/ }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('piksel'));
  await press('Export');
}

describe('Export', () => {
  it('downloads a PNG named from work unit and time, and says so', async () => {
    open();
    await press('Export');
    expect(await screen.findByText('Export selesai')).toBeInTheDocument();
    expect(saved).toEqual([expect.stringMatching(/^Dinas-Kesehatan_\d{4}-\d\d-\d\d_\d{6}\.png$/)]);
  });

  it('is named from the unit in a year without data too', async () => {
    open({}, { ...page, tahun: 2027, satuanKerjaId: 1001 });
    await press('Export');
    expect(await screen.findByText('Export selesai')).toBeInTheDocument();
    expect(saved).toEqual([expect.stringMatching(/^Dinas-Contoh-1_/)]);
  });

  it.each<[string, () => void]>([
    ['the browser gives no canvas', () => getContext.mockImplementation(() => null)],
    [
      'memory runs out',
      () =>
        getContext.mockImplementation(
          () =>
            fakeContext({
              getImageData: () => {
                throw new RangeError('Out of memory at ImageData creation');
              },
            }) as never,
        ),
    ],
    [
      'the compressor dies',
      () =>
        Object.assign(globalThis, {
          CompressionStream: class {
            readonly readable = new ReadableStream();
            readonly writable = new WritableStream({
              write: () => {
                throw new Error('gone');
              },
            });
          },
        }),
    ],
    [
      'the file cannot be handed over',
      () =>
        Object.assign(URL, {
          createObjectURL: () => {
            throw new Error('quota');
          },
        }),
    ],
  ])('alerts with the specified text when %s, and leaves the tree as it was', async (_, breakIt) => {
    const before = structuredClone([scene.layout.x, scene.visible, scene.state.open, scene.selected]);
    open();
    breakIt();
    await press('Export');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(FAILED);
    expect(screen.getByText(FAILED, { exact: true })).toBeInTheDocument();
    expect(saved).toEqual([]);
    expect([scene.layout.x, scene.visible, scene.state.open, scene.selected]).toEqual(before);
    await press('OK');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('asks first, telling size and memory, when the picture takes long', async () => {
    open({ showOption: 'true' });
    const ratio = screen.getByRole('spinbutton', { name: 'Rasio piksel' });
    expect(ratio).toHaveValue(1);
    expect(ratio).toHaveAttribute('step', '0.1');
    await userEvent.clear(ratio);
    await userEvent.type(ratio, '14');
    await press('Export');
    const dialog = await screen.findByRole('dialog', { name: 'Export diagram' });
    expect(dialog).toHaveTextContent(
      /\d+\.\d+ × \d+\.\d+ piksel, berkas sekitar \d+ MB, memori sekitar \d+ MB/,
    );
    expect(saved).toEqual([]);
  });

  it('shows no pixel ratio without showOption=true', () => {
    open();
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
  });

  it('writes the format that was chosen by keyboard in the dialog', async () => {
    open();
    await press('Pilihan export');
    const png = await screen.findByRole('radio', { name: /PNG/ });
    png.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /SVG/ })).toBeChecked();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('teksnya tetap teks'));
    screen.getByRole('button', { name: 'Export' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/\.svg$/)]));
  });

  it('writes straight into a file that was picked', async () => {
    const stream = { write: jest.fn(async () => {}), close: jest.fn(async () => {}), abort: jest.fn() };
    withPicker(stream);
    open();
    await exportIntoPickedFile();
    expect(await screen.findByText('Export selesai')).toBeInTheDocument();
    expect(stream.close).toHaveBeenCalledTimes(1);
    expect(stream.abort).not.toHaveBeenCalled();
    expect(saved).toEqual([]);
  });

  it('ends silently when the question for a file is closed', async () => {
    withPicker({ write: jest.fn(), close: jest.fn(), abort: jest.fn() }, true);
    open();
    await exportIntoPickedFile();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.queryByText('Export selesai')).not.toBeInTheDocument();
  });

  it('leaves no file when it is ended half-way', async () => {
    let written: () => void = () => undefined;
    const writing = new Promise<void>((resolve) => {
      written = resolve;
    });
    const stream = { write: jest.fn(() => writing), close: jest.fn(), abort: jest.fn(async () => {}) };
    withPicker(stream);
    open();
    await exportIntoPickedFile();
    expect(await screen.findByRole('progressbar', { name: 'Bagian yang selesai' })).toBeInTheDocument();
    await press('Batalkan');
    written();
    await waitFor(() => expect(stream.abort).toHaveBeenCalledTimes(1));
    expect(stream.close).not.toHaveBeenCalled();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('Cetak', () => {
  it('keeps its sheets until the print dialog ends, whatever becomes of the tree meanwhile', async () => {
    paperInJsdom();
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    const { treeChanged } = open();
    await press('Cetak diagram');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('lembar A4'));
    await press('Cetak');
    const sheets = () => document.querySelector('[data-print]');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const laidOut = sheets();
    expect(laidOut?.childElementCount).toBeGreaterThan(0);
    await act(async () => treeChanged());
    expect(sheets()).toBe(laidOut);
    expect(print).toHaveBeenCalledTimes(1);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(sheets()).toBeNull();
    print.mockRestore();
  });
});

describe('Render gambar', () => {
  it('flips to the picture, and the switch that follows flips back', async () => {
    const { onAddress } = open();
    await press('Render gambar');
    expect(onAddress).toHaveBeenCalledWith({ bentuk: 'gambar' });
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it("offers 'Tampilkan dalam bentuk teks' once a picture was rendered", async () => {
    const { onAddress } = open({ bentuk: 'gambar' });
    expect(await screen.findByRole('img', { name: 'Cascading · Dinas Kesehatan, tahun 2025' })).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Tampilkan dalam bentuk teks' }));
    expect(onAddress).toHaveBeenCalledWith({ bentuk: 'teks' });
    // What was pressed to get there stays where it was.
    expect(screen.getByRole('button', { name: 'Render gambar', pressed: true })).toBeVisible();
  });

  it('alerts with the specified text and goes back to the tree when nothing can be painted', async () => {
    const { onAddress } = open({ bentuk: 'gambar' });
    getContext.mockImplementation(() => null);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(FAILED);
    expect(onAddress).toHaveBeenCalledWith({ bentuk: null });
  });
});

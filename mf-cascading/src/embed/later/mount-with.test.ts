import { type CascadingHandle, Emitter } from '@selaras/cascading-react/contract';
import { nextTask } from '@selaras/ui/next-task';
import { mountWith } from './mount-with';

const element = document.createElement('div');

/** What mounts, on its way until `arrive` is called. */
function onItsWay() {
  const emitter = new Emitter();
  const handle = {
    update: jest.fn(),
    focusNode: jest.fn(() => true),
    on: emitter.on,
    unmount: jest.fn(),
  } as unknown as jest.Mocked<CascadingHandle>;
  const mount = jest.fn(() => handle);
  let resolve: (there: typeof mount) => void = () => {};
  const promise = new Promise<typeof mount>((done) => {
    resolve = done;
  });
  let there: typeof mount | null = null;
  const arrive = async () => {
    there = mount;
    resolve(mount);
    await nextTask();
  };
  return {
    handle,
    mount,
    arrive,
    emit: emitter.emit,
    mountNow: mountWith(
      () => there,
      () => promise,
    ),
  };
}

describe('mounting what is still on its way', () => {
  it('answers at once and mounts on arrival, with the props of that moment', async () => {
    const { mountNow, mount, arrive } = onItsWay();
    const early = mountNow(element, { tahun: 2024, locale: 'en' });
    early.update({ tahun: 2025 });
    expect(early.focusNode('pd:1')).toBe(false);
    expect(early.getCy()).toBeNull();
    await expect(early.exportPng()).rejects.toThrow(/still being loaded/);
    expect(mount).not.toHaveBeenCalled();
    await arrive();
    expect(mount).toHaveBeenCalledWith(element, { tahun: 2025, locale: 'en' });
    expect(early.focusNode('pd:1')).toBe(true);
  });

  it('lets those hear who listened before, but for those who stopped before or since', async () => {
    const { mountNow, arrive, emit } = onItsWay();
    const early = mountNow(element, {});
    const [stays, stopsBefore, stopsSince] = [jest.fn(), jest.fn(), jest.fn()];
    early.on('ready', stays);
    early.on('ready', stopsBefore)();
    const stop = early.on('ready', stopsSince);
    await arrive();
    emit('ready', { boxes: 1, tahun: 2025 });
    stop();
    emit('ready', { boxes: 2, tahun: 2025 });
    expect(stays).toHaveBeenCalledTimes(2);
    expect(stopsBefore).not.toHaveBeenCalled();
    expect(stopsSince).toHaveBeenCalledTimes(1);
  });

  it('mounts nothing for who has taken it away meanwhile', async () => {
    const { mountNow, mount, arrive } = onItsWay();
    mountNow(element, {}).unmount();
    await arrive();
    expect(mount).not.toHaveBeenCalled();
  });

  it('is in nobody’s way once all is there', async () => {
    const { mountNow, handle, arrive } = onItsWay();
    await arrive();
    expect(mountNow(element, {})).toBe(handle);
  });

  it('reports what fails as an error of the page', async () => {
    const report = jest.fn();
    globalThis.reportError = report;
    const fault = new Error('rusak');
    mountWith(
      () => null,
      () => Promise.reject(fault),
    )(element, {});
    await nextTask();
    expect(report).toHaveBeenCalledWith(fault);
  });
});

import { openInTab } from './open-in-tab';

const file = async () => new Blob(['isi']);

describe('a file in a new tab', () => {
  const tab = { location: { replace: jest.fn() }, close: jest.fn() };
  const open = jest.spyOn(window, 'open');
  beforeEach(() => {
    jest.clearAllMocks();
    URL.createObjectURL = () => 'blob:berkas';
    open.mockReturnValue(tab as unknown as Window);
  });

  it('opens the tab before the file is there, as the browser wants it of a click', () => {
    void openInTab(() => new Promise(() => undefined));
    expect(open).toHaveBeenCalledWith('about:blank', '_blank');
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  it('shows the file in it', async () => {
    await openInTab(file);
    expect(tab.location.replace).toHaveBeenCalledWith('blob:berkas');
    expect(tab.close).not.toHaveBeenCalled();
  });

  it('closes the tab when the file cannot be fetched, and says so', async () => {
    await expect(openInTab(() => Promise.reject(new Error('luring')))).rejects.toThrow('luring');
    expect(tab.close).toHaveBeenCalled();
  });
});

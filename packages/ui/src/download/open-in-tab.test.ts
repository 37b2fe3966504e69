import { openInTab } from './open-in-tab';

const found = async () => '/api/dokumen?id=7';

describe('a document in a new tab', () => {
  const tab = { location: { replace: jest.fn() }, close: jest.fn() };
  const open = jest.spyOn(window, 'open');
  beforeEach(() => {
    jest.clearAllMocks();
    open.mockReturnValue(tab as unknown as Window);
  });

  it('opens the tab before it is known, as the browser wants it of a click', () => {
    void openInTab(() => new Promise(() => undefined));
    expect(open).toHaveBeenCalledWith('about:blank', '_blank');
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  it('shows it under its own address, which survives reload', async () => {
    await openInTab(found);
    expect(tab.location.replace).toHaveBeenCalledWith('/api/dokumen?id=7');
    expect(tab.close).not.toHaveBeenCalled();
  });

  it('closes the tab when there is none, and says so', async () => {
    await expect(openInTab(() => Promise.reject(new Error('luring')))).rejects.toThrow('luring');
    expect(tab.close).toHaveBeenCalled();
  });
});

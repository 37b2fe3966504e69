import type { ToastNotice } from '@selaras/portal';
import { createNotices } from './notices';

describe('createNotices', () => {
  it('shows dialogs in the order they came and gives each its own answer', async () => {
    const notices = createNotices();
    const confirm = {
      kind: 'confirm',
      title: 'A',
      text: 'a',
      confirmLabel: 'Ya',
      cancelLabel: 'Tidak',
    } as const;
    const first = notices.ask(confirm);
    const second = notices.ask({ kind: 'session-expired' });
    expect(notices.dialogs().map(({ dialog }) => dialog.kind)).toEqual(['confirm', 'session-expired']);
    notices.dialogs()[0]?.answer(true);
    notices.dialogs()[0]?.answer(false);
    expect(await Promise.all([first, second])).toEqual([true, false]);
    expect(notices.dialogs()).toEqual([]);
  });

  it('opens one dialog for the same words', () => {
    const notices = createNotices();
    notices.alert('Error!', 'Kode: 503');
    notices.alert('Error!', 'Kode: 503');
    notices.alert('Error!', 'Kode: 500');
    expect(notices.dialogs()).toHaveLength(2);
  });

  it('keeps a toast until somebody can show it', () => {
    const notices = createNotices();
    const shown: ToastNotice[] = [];
    const toast: ToastNotice = { title: 'Oops...', text: '422', tone: 'danger' };
    notices.toast(toast);
    const leave = notices.onToast((notice) => shown.push(notice));
    notices.toast(toast);
    leave();
    expect(shown).toEqual([toast, toast]);
  });
});

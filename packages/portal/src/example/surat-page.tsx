import type { RemoteManifest } from '@selaras/contracts';
import {
  Link,
  PageLink,
  panelMark,
  unsavedMark,
  useLocation,
  useNavigate,
  useNotices,
  usePages,
  useSession,
  useUnsavedChanges,
  useYears,
  withReturn,
} from '@selaras/portal';
import { useState } from 'react';

export const manifest = {
  name: 'mf_surat',
  title: 'Surat',
  platformApi: 1,
  pages: [
    { id: 'surat', path: '/surat', title: 'Surat', layout: 'default', guard: 'auth', parent: 'dashboard' },
    {
      id: 'surat.show',
      path: '/surat/{id}',
      title: 'Surat',
      layout: 'default',
      guard: 'auth',
      parent: 'surat',
    },
  ],
  menu: [{ group: 'Perencanaan', label: 'Surat', path: '/surat', order: 200, icon: 'folder-open' }],
} as const satisfies RemoteManifest;

/** `/surat`: a letter about one program of the reader's unit. */
export function Page() {
  const { user, online } = useSession();
  const { tahunKinerja, selectable } = useYears();
  const own = usePages<typeof manifest>();
  const portal = usePages();
  const { toast, alert, confirm } = useNotices();
  const { exist, mayLeave } = useUnsavedChanges();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [text, setText] = useState('');

  const send = async () => {
    const sure = await confirm({
      title: 'Kirim surat?',
      text: 'Surat yang sudah dikirim tidak dapat diubah.',
      confirmLabel: 'Kirim',
      cancelLabel: 'Batal',
    });
    if (!sure) return;
    if (!online) return alert('Belum terkirim', 'Anda sedang luring. Coba lagi setelah tersambung.', 'calm');
    setText('');
    toast({ title: 'Surat terkirim', tone: 'success' });
  };

  /** Emptying the form is an act of this page: it asks itself. */
  const empty = async () => {
    if (!exist() || (await mayLeave('mengosongkan surat ini'))) setText('');
  };

  /** The edit page belongs to another remote: there may be none, or none for this reader. */
  const edit = portal.hasPage('kinerja-program.edit')
    ? portal.hrefOf('kinerja-program.edit', { id: 7 })
    : null;
  const lastLetter = own.hrefOf('surat.show', { id: 12 }, { halaman: 2 });

  return (
    <section {...panelMark('panel')}>
      <h1>
        Surat {user?.nama ?? 'tamu'} tahun {tahunKinerja}
      </h1>
      <p>Tahun yang ada: {selectable.join(', ')}</p>
      <form {...unsavedMark(text !== '')} onSubmit={(event) => event.preventDefault()}>
        <label>
          Isi <input value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <button type="button" onClick={() => void send()}>
          Kirim
        </button>
        <button type="button" onClick={() => void empty()}>
          Kosongkan
        </button>
      </form>
      <PageLink page="cascading.mikro" query={{ satuan_kerja_id: user?.satuan_kerja_id }}>
        Lihat di pohon kinerja
      </PageLink>
      {edit !== null && <Link to={withReturn(edit, pathname + search)}>Ubah program</Link>}
      {lastLetter !== null && (
        <button
          type="button"
          onPointerEnter={() => own.preload('surat.show')}
          onClick={() => void navigate(lastLetter)}
        >
          Surat terakhir
        </button>
      )}
    </section>
  );
}

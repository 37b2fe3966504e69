import {
  bebanKerjaActs,
  entityMenu,
  type GuardName,
  guardOf,
  pagesOfEntities,
  pegawaiActs,
  type RemoteManifest,
  skpActs,
  timKerjaActs,
  timKerjaEntities,
  timSayaActs,
  validasiAnggotaActs,
} from '@selaras/contracts';

const read = guardOf(timKerjaActs.list);
const write = guardOf(timKerjaActs.tulis);
const kabid = guardOf(validasiAnggotaActs.kabid);
const kepala = guardOf(validasiAnggotaActs.kepala);
const sementara = guardOf(validasiAnggotaActs.sementara);
const saya = guardOf(timSayaActs.read);

/** Pages, guards and menu entries of Tim Kerja. */
export const manifest = {
  name: 'mf_tim_kerja',
  title: 'Tim Kerja',
  platformApi: 1,
  pages: [
    page('tim-kerja', '/tim-kerja', 'Tim Kerja', read, 'dashboard'),
    page('tim-kerja.tambahan', '/tim-kerja/tambahan', 'Tim Kerja Tambahan', read, 'tim-kerja'),
    page('tim-kerja.beban', '/tim-kerja/beban', 'Beban Kerja', guardOf(bebanKerjaActs.read), 'dashboard'),
    page('tim-kerja.detail', '/tim-kerja/detail/{id}', 'Detail Tim Kerja', read, 'tim-kerja'),
    page('tim-kerja.create', '/tim-kerja/create/{id}', 'Tambah Anggota', write, 'tim-kerja'),
    page('tim-kerja.edit', '/tim-kerja/edit/{id}/{nip_anggota}', 'Ubah Anggota', write, 'tim-kerja'),
    page('validasi-kepala-bidang', '/validasi-kepala-bidang', 'Validasi Kepala Bidang', kabid, 'dashboard'),
    page(
      'validasi-kepala-bidang.show',
      '/validasi-kepala-bidang/show/{id}',
      'Detail Validasi Kepala Bidang',
      kabid,
      'validasi-kepala-bidang',
    ),
    page('validasi-kepala-opd', '/validasi-kepala-opd', 'Persetujuan Anggota Tim', kepala, 'dashboard'),
    page(
      'validasi-kepala-opd.show',
      '/validasi-kepala-opd/show/{id}',
      'Detail Persetujuan Anggota Tim',
      kepala,
      'validasi-kepala-opd',
    ),
    page(
      'tim-kerja.persetujuan',
      '/tim-kerja/persetujuan',
      'Menunggu Keputusan Saya',
      sementara,
      'tim-kerja',
    ),
    page(
      'tim-kerja.persetujuan.show',
      '/tim-kerja/persetujuan/{id}',
      'Detail Keputusan',
      sementara,
      'tim-kerja.persetujuan',
    ),
    page('tim-saya.ketua-tim', '/tim-saya/ketua-tim', 'Ketua Tim', saya, 'dashboard'),
    page(
      'tim-saya.ketua-tim-detail',
      '/tim-saya/ketua-tim-detail/{id}',
      'Detail Ketua Tim',
      saya,
      'dashboard',
    ),
    page('tim-saya.anggota-tim', '/tim-saya/anggota-tim', 'Anggota Tim', saya, 'dashboard'),
    page('pegawai', '/pegawai', 'Pegawai', guardOf(pegawaiActs.list), 'dashboard'),
    page('pegawai.show', '/pegawai/{nip}', 'Detail Pegawai', guardOf(pegawaiActs.read), 'pegawai'),
    page('skp', '/skp', 'SKP Saya', guardOf(skpActs.sendiri), 'dashboard'),
    page('skp.show', '/skp/{nip}', 'SKP Pegawai', guardOf(skpActs.read), 'pegawai'),
    ...pagesOfEntities(timKerjaEntities),
  ],
  menu: [
    { group: 'Penugasan', label: 'Tim Kerja', path: '/tim-kerja', order: 10, icon: 'users' },
    {
      group: 'Penugasan',
      label: 'Beban Kerja',
      path: '/tim-kerja/beban',
      order: 15,
      icon: 'gauge',
    },
    {
      group: 'Penugasan',
      label: 'Menunggu Keputusan Saya',
      path: '/tim-kerja/persetujuan',
      order: 20,
      roles: [...validasiAnggotaActs.sementara.roles],
      forHolders: true,
      icon: 'clipboard-check',
    },
    ...['Penugasan', 'validator_kepala_opd'].flatMap(ofTeams),
    {
      group: 'validator_kepala_bidang',
      label: 'Beban Kerja',
      path: '/tim-kerja/beban',
      order: 25,
      icon: 'gauge',
    },
    {
      group: 'validator_kepala_bidang',
      label: 'Validasi Kepala Bidang',
      path: '/validasi-kepala-bidang',
      order: 10,
      icon: 'user-check',
    },
    {
      group: 'validator_kepala_bidang',
      label: 'Persetujuan Anggota Tim',
      path: '/validasi-kepala-opd',
      order: 20,
      icon: 'users',
    },
    {
      group: 'validator_kepala_bidang',
      label: 'Ketua Tim',
      path: '/tim-saya/ketua-tim',
      order: 30,
      icon: 'users',
    },
    {
      group: 'validator_kepala_bidang',
      label: 'Anggota Tim',
      path: '/tim-saya/anggota-tim',
      order: 40,
      icon: 'clipboard-check',
    },
    {
      group: 'Penugasan',
      label: 'Pegawai',
      path: '/pegawai',
      order: 70,
      roles: [...pegawaiActs.list.roles],
      icon: 'user-check',
    },
    {
      group: 'Penugasan',
      label: 'SKP Saya',
      path: '/skp',
      order: 80,
      roles: [...skpActs.sendiri.roles],
      icon: 'file-text',
    },
    {
      group: 'validator_kepala_opd',
      label: 'Persetujuan Anggota Tim',
      path: '/validasi-kepala-opd',
      order: 10,
      icon: 'users',
    },
    {
      group: 'validator_kepala_opd',
      label: 'Beban Kerja',
      path: '/tim-kerja/beban',
      order: 20,
      icon: 'gauge',
    },
    ...entityMenu(timKerjaEntities),
  ],
} as const satisfies RemoteManifest;

/** The ways to one's own teams in a group whose roles find them nowhere else, for who has one. */
function ofTeams(group: string) {
  return [
    {
      group,
      label: 'Tim yang Saya Pimpin',
      path: '/tim-saya/ketua-tim',
      order: 30,
      forTeam: 'ketua',
      icon: 'users',
    },
    {
      group,
      label: 'Langkah Aksi Saya',
      path: '/tim-saya/anggota-tim',
      order: 40,
      forTeam: 'anggota',
      icon: 'clipboard-check',
    },
  ] as const;
}

export type PageId = (typeof manifest)['pages'][number]['id'];

/** A page in the frame of signed-in people. */
function page<
  const Id extends string,
  const Path extends `/${string}`,
  Guard extends GuardName,
  const Parent extends string,
>(id: Id, path: Path, title: string, guard: Guard, parent: Parent) {
  return { id, path, title, layout: 'default', guard, parent } as const;
}

/** Who may do what of this domain, written down apart from the rules: a right that is given or taken shows here too. */
export const rights: Readonly<Record<string, string>> = {
  'tim-kerja.list': 'any: super pemerintah_daerah perangkat_daerah setda pemda',
  'tim-kerja.read': 'own: super pemerintah_daerah perangkat_daerah setda pemda',
  'tim-kerja.tulis': 'own: super perangkat_daerah setda',
  'beban-kerja.read':
    'own: super pemerintah_daerah perangkat_daerah setda pemda validator_kepala_bidang validator_kepala_opd',
  'beban-kerja.pindah': 'own: super perangkat_daerah setda validator_kepala_bidang validator_kepala_opd',
  'validasi-anggota.kabid': 'any: validator_kepala_bidang',
  'validasi-anggota.kepala': 'any: validator_kepala_bidang validator_kepala_opd',
  'validasi-anggota.sementara': 'any: super perangkat_daerah setda',
  'validasi-anggota.putuskan':
    'any: super perangkat_daerah setda validator_kepala_bidang validator_kepala_opd',
  'tim-saya.read': 'any: every role',
  'tim-saya.bagi': 'any: every role',
  'tim-saya.putuskan': 'any: every role',
  'tim-saya.lapor': 'any: every role',
  'pegawai.list': 'any: super perangkat_daerah setda',
  'pegawai.read': 'any: super perangkat_daerah setda',
  'pegawai.ubah': 'any: super perangkat_daerah setda',
  'pegawai.tulis': 'own: super perangkat_daerah setda',
  'pegawai.impor': 'own: super perangkat_daerah setda',
  'skp.read': 'any: super perangkat_daerah setda validator_kepala_bidang validator_kepala_opd',
  'skp.sendiri': 'any: super perangkat_daerah setda validator_kepala_bidang validator_kepala_opd',
};

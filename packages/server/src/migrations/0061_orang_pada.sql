-- Siapa seseorang pada sebuah hari: di mana ia bekerja, dengan jabatan apa, atas nama siapa ia menjabat, dan apakah ia
-- sudah berhenti. Pemilih, antrean, hak, sesi, menu dan laporan bertanya ke sini.

-- Jabatan terakhir yang mulai pada hari itu atau sebelumnya; sebelum jabatan pertamanya, jabatan pertama itu.
create function jabatan_pada(nip char(18), hari date) returns table (
  pangkat_gol text, jabatan text, jenis_jabatan text, satuan_kerja_id bigint, unit_kerja_id bigint, atasan_nip char(18),
  mulai date, selesai date
) stable language sql as $$
  select j.pangkat_gol, j.jabatan, j.jenis_jabatan, j.satuan_kerja_id, j.unit_kerja_id, j.atasan_nip, j.mulai, j.selesai
  from jabatan_pegawai j where j.peg_nip = nip
  order by greatest(j.mulai, hari), j.mulai desc nulls last, j.id desc limit 1
$$;

-- Orangnya sendiri dengan jabatan itu. `keadaan`: bekerja, berhenti, atau belum menjadi pegawai.
create function orang_pada(nip char(18), hari date) returns table (
  id bigint, peg_nip char(18), peg_nama text, status_asn text, pangkat_gol text, jabatan text, jenis_jabatan text,
  satuan_kerja_id bigint, unit_kerja_id bigint, atasan_nip char(18), mulai date, keadaan text, berhenti_pada date,
  alasan_berhenti text
) stable language sql as $$
  select p.id, p.peg_nip, p.peg_nama, p.status_asn, j.pangkat_gol, j.jabatan, j.jenis_jabatan, j.satuan_kerja_id,
    j.unit_kerja_id, j.atasan_nip, j.mulai,
    case when least(p.berhenti_pada, j.selesai) <= hari then 'berhenti' when j.mulai > hari then 'belum'
      else 'bekerja' end,
    p.berhenti_pada, p.alasan_berhenti
  from pegawai p cross join lateral jabatan_pada(p.peg_nip, hari) j
  where p.peg_nip = nip
$$;

-- Yang memegang jabatan struktural pada sebuah hari dan bekerja pada hari itu; pejabatnya sekarang bila sejak itu tidak
-- ada yang lain.
drop function pejabat_pada(bigint, integer);
create function pejabat_pada(jabatan_id bigint, hari date) returns char(18) stable language sql as $$
  select coalesce(
    (select j.peg_nip from jabatan_pegawai j
      where j.unit_kerja_id = jabatan_id and j.jenis_jabatan = 'struktural'
        and coalesce(j.mulai, '-infinity') <= hari and j.selesai > hari
      order by j.mulai desc nulls last, j.id desc limit 1),
    (select p.peg_nip from struktur_organisasi s join pegawai p on p.peg_nip = s.pejabat_nip
      where s.id = jabatan_id and p.deleted_at is null and (p.berhenti_pada is null or p.berhenti_pada > hari)))
$$;

-- Jabatan dengan yang memegangnya pada sebuah hari: pejabatnya (`jenis` kosong) dan yang menjabat sementara (plt, plh).
create function pemegang_pada(hari date) returns table (
  jabatan_id bigint, satuan_kerja_id bigint, level integer, nip char(18), nama text, jenis text
) stable language sql as $$
  select so.id, so.satuan_kerja_id, so.level, p.peg_nip, p.peg_nama, h.jenis
  from struktur_organisasi so
  cross join lateral (
    select pejabat_pada(so.id, hari) as nip, null::text as jenis
    union all
    select s.nip, s.jenis from pejabat_sementara s
    where s.struktur_organisasi_id = so.id and s.deleted_at is null and hari between s.mulai and s.selesai
  ) h
  join pegawai p on p.peg_nip = h.nip and p.deleted_at is null and (p.berhenti_pada is null or p.berhenti_pada > hari)
  where so.deleted_at is null
$$;

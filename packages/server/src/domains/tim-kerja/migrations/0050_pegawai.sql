-- Pegawai menurut waktu: jabatan, satuan kerja dan atasan berlaku sejak sebuah tanggal (terhitung mulai tanggal), agar
-- perjanjian dan langkah aksi sebuah tahun tetap memuat orang tahun itu. Tabel pegawai memuat keadaan sekarang.

alter table impor drop constraint impor_jenis_check;
alter table impor add constraint impor_jenis_check check (jenis in ('nomenklatur', 'kaskade', 'pegawai'));

alter table pegawai
  -- Kosong: sejak sebelum dicatat di portal.
  add column tmt_jabatan date,
  add column berhenti_pada date,
  add column alasan_berhenti text
    check (alasan_berhenti in ('pensiun', 'mutasi_keluar', 'diberhentikan', 'meninggal')),
  add check ((berhenti_pada is null) = (alasan_berhenti is null)),
  add check (berhenti_pada >= tmt_jabatan);

create index on pegawai using gin ((peg_nama || ' ' || peg_nip || ' ' || jabatan) gin_trgm_ops) where deleted_at is null;
create index on pegawai (peg_nama, id) where deleted_at is null;
create index on pegawai (atasan_nip);

create table jabatan_pegawai (
  id bigint generated always as identity primary key,
  satuan_kerja_id bigint not null references satuan_kerja,
  peg_nip char(18) not null references pegawai (peg_nip) on update cascade on delete cascade,
  pangkat_gol text,
  jabatan text not null,
  jenis_jabatan text not null check (jenis_jabatan in ('struktural', 'fungsional', 'pelaksana')),
  unit_kerja_id bigint references struktur_organisasi,
  atasan_nip char(18) references pegawai (peg_nip) on update cascade,
  mulai date,
  -- Hari pertama yang tidak lagi; kosong: masih.
  selesai date,
  check (selesai >= mulai)
);
comment on table jabatan_pegawai is 'Jabatan pegawai menurut waktu, ditulis pemicu tabel pegawai';
create unique index on jabatan_pegawai (peg_nip) where selesai is null;
create index on jabatan_pegawai (peg_nip, mulai);
create index on jabatan_pegawai (satuan_kerja_id, mulai);
create index on jabatan_pegawai (unit_kerja_id) where jenis_jabatan = 'struktural';

insert into jabatan_pegawai
  (satuan_kerja_id, peg_nip, pangkat_gol, jabatan, jenis_jabatan, unit_kerja_id, atasan_nip)
select satuan_kerja_id, peg_nip, pangkat_gol, jabatan, jenis_jabatan, unit_kerja_id, atasan_nip from pegawai;

-- Jabatan baru dengan TMT baru menutup yang lama; perubahan tanpa TMT baru membetulkan yang berlaku.
create function catat_jabatan() returns trigger language plpgsql as $$
declare
  berubah boolean;
begin
  if tg_op = 'UPDATE' then
    berubah := (old.satuan_kerja_id, old.pangkat_gol, old.jabatan, old.jenis_jabatan, old.unit_kerja_id, old.atasan_nip)
      is distinct from
      (new.satuan_kerja_id, new.pangkat_gol, new.jabatan, new.jenis_jabatan, new.unit_kerja_id, new.atasan_nip);
    if new.berhenti_pada is not null then
      update jabatan_pegawai set selesai = new.berhenti_pada
      where id = (select id from jabatan_pegawai where peg_nip = new.peg_nip order by mulai desc nulls last, id desc limit 1);
      return null;
    end if;
    if old.berhenti_pada is not null and new.tmt_jabatan is not distinct from old.tmt_jabatan then
      update jabatan_pegawai set selesai = null
      where id = (select id from jabatan_pegawai where peg_nip = new.peg_nip order by mulai desc nulls last, id desc limit 1);
    end if;
    if new.tmt_jabatan is not distinct from old.tmt_jabatan or not (berubah or old.berhenti_pada is not null) then
      update jabatan_pegawai set satuan_kerja_id = new.satuan_kerja_id, pangkat_gol = new.pangkat_gol,
        jabatan = new.jabatan, jenis_jabatan = new.jenis_jabatan, unit_kerja_id = new.unit_kerja_id,
        atasan_nip = new.atasan_nip, mulai = new.tmt_jabatan
      where peg_nip = new.peg_nip and selesai is null;
      return null;
    end if;
    update jabatan_pegawai set selesai = new.tmt_jabatan where peg_nip = new.peg_nip and selesai is null;
  end if;
  insert into jabatan_pegawai
    (satuan_kerja_id, peg_nip, pangkat_gol, jabatan, jenis_jabatan, unit_kerja_id, atasan_nip, mulai, selesai)
  values (new.satuan_kerja_id, new.peg_nip, new.pangkat_gol, new.jabatan, new.jenis_jabatan, new.unit_kerja_id,
    new.atasan_nip, new.tmt_jabatan, new.berhenti_pada);
  return null;
end $$;
create trigger jabatan after insert or update of satuan_kerja_id, pangkat_gol, jabatan, jenis_jabatan, unit_kerja_id,
  atasan_nip, tmt_jabatan, berhenti_pada on pegawai
  for each row execute function catat_jabatan();

-- Pegawai seperti dalam sebuah tahun: jabatan terakhir yang berlaku di dalamnya. Yang berhenti sebelumnya atau datang
-- sesudahnya tidak termasuk.
create function pegawai_pada(tahun integer) returns table (
  id bigint, peg_nip char(18), peg_nama text, pangkat_gol text, jabatan text, jenis_jabatan text,
  satuan_kerja_id bigint, unit_kerja_id bigint, atasan_nip char(18)
) stable language sql as $$
  select p.id, p.peg_nip, p.peg_nama, j.pangkat_gol, j.jabatan, j.jenis_jabatan,
    j.satuan_kerja_id, j.unit_kerja_id, j.atasan_nip
  from jabatan_pegawai j
  join pegawai p on p.peg_nip = j.peg_nip and p.deleted_at is null
  where coalesce(j.mulai, '-infinity') <= make_date(tahun, 12, 31)
    and coalesce(j.selesai, 'infinity') > make_date(tahun, 1, 1)
    and not exists (
      select from jabatan_pegawai k
      where k.peg_nip = j.peg_nip and (coalesce(k.mulai, '-infinity'), k.id) > (coalesce(j.mulai, '-infinity'), j.id)
        and k.mulai <= make_date(tahun, 12, 31))
$$;

-- Yang memegang jabatan struktural pada akhir sebuah tahun; untuk tahun yang berjalan pejabatnya sekarang.
create function pejabat_pada(jabatan_id bigint, tahun integer) returns char(18) stable language sql as $$
  select coalesce(
    (select j.peg_nip from jabatan_pegawai j
      where j.unit_kerja_id = jabatan_id and j.jenis_jabatan = 'struktural'
        and coalesce(j.mulai, '-infinity') <= make_date(tahun, 12, 31) and j.selesai > make_date(tahun, 12, 31)
      order by j.mulai desc nulls last, j.id desc limit 1),
    (select s.pejabat_nip from struktur_organisasi s where s.id = jabatan_id))
$$;

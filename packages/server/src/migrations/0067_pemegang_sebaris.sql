-- Pejabat sebuah jabatan sebagai tabel satu baris: perencana kueri memuatnya di tempat, sedangkan fungsi bernilai tunggal
-- dipanggilnya sekali untuk setiap jabatan. Aturannya tetap yang dari 0061.
create function pejabat_jabatan(jabatan_id bigint, hari date) returns table (nip char(18)) stable language sql as $$
  select coalesce(
    (select j.peg_nip from jabatan_pegawai j
      where j.unit_kerja_id = jabatan_id and j.jenis_jabatan = 'struktural'
        and coalesce(j.mulai, '-infinity') <= hari and j.selesai > hari
      order by j.mulai desc nulls last, j.id desc limit 1),
    (select p.peg_nip from struktur_organisasi s join pegawai p on p.peg_nip = s.pejabat_nip
      where s.id = jabatan_id and p.deleted_at is null and (p.berhenti_pada is null or p.berhenti_pada > hari)))
$$;

create or replace function pejabat_pada(jabatan_id bigint, hari date) returns char(18) stable language sql as $$
  select nip from pejabat_jabatan(jabatan_id, hari)
$$;

create or replace function pemegang_pada(hari date) returns table (
  jabatan_id bigint, satuan_kerja_id bigint, level integer, nip char(18), nama text, jenis text
) stable language sql as $$
  select so.id, so.satuan_kerja_id, so.level, p.peg_nip, p.peg_nama, h.jenis
  from struktur_organisasi so
  cross join lateral (
    select tetap.nip, null::text as jenis from pejabat_jabatan(so.id, hari) tetap
    union all
    select s.nip, s.jenis from pejabat_sementara s
    where s.struktur_organisasi_id = so.id and s.deleted_at is null and hari between s.mulai and s.selesai
  ) h
  join pegawai p on p.peg_nip = h.nip and p.deleted_at is null and (p.berhenti_pada is null or p.berhenti_pada > hari)
  where so.deleted_at is null
$$;

-- Baris lima tahunan memuat teks yang berlaku sekarang. Yang berlaku di tahun yang sudah tertutup disimpan di sini saat
-- barisnya pertama kali diubah di tahun lain: revisi berlaku mulai tahunnya, yang disetujui tetap seperti disetujui.

alter table audit_log add column alasan text check (alasan <> '');
comment on column audit_log.alasan is 'Alasan yang ditulis super saat mengubah tahun yang sudah tertutup';

-- Baris tanpa alasan tetap ber-hash seperti semula.
create or replace function hash_audit(baris audit_log) returns text immutable language sql as $$
  select encode(sha256(convert_to((jsonb_build_array(
    baris.hash_sebelum, baris.id, (extract(epoch from baris.waktu) * 1000000)::bigint, baris.pengguna_id,
    baris.aksi, baris.tabel, baris.baris_id, baris.satuan_kerja_id, baris.sebelum, baris.sesudah
  ) || case when baris.melewati_kunci is null then '[]' else jsonb_build_array(baris.melewati_kunci) end
    || case when baris.alasan is null then '[]' else jsonb_build_array(jsonb_build_object('alasan', baris.alasan)) end
  )::text, 'UTF8')), 'hex')
$$;

create or replace function catat_audit() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  sebelum jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) - 'password_hash' end;
  sesudah jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) - 'password_hash' end;
  isi jsonb := coalesce(sesudah, sebelum);
  satker bigint := (isi ->> 'satuan_kerja_id')::bigint;
begin
  insert into audit_log (pengguna_id, aksi, tabel, baris_id, satuan_kerja_id, sebelum, sesudah, melewati_kunci, alasan)
  values (
    nullif(current_setting('selaras.pengguna', true), '')::bigint, lower(tg_op), tg_table_name,
    coalesce(isi ->> 'id', isi ->> 'satuan_kerja_id')::bigint, satker, sebelum, sesudah,
    nullif(current_setting('selaras.melewati_kunci', true), ''), nullif(current_setting('selaras.alasan', true), '')
  );
  if tg_argv[0] = 'kabupaten' then
    perform naikkan_versi_data(0);
  elsif tg_argv[0] = 'satuan_kerja' then
    perform naikkan_versi_data(satker);
    if sebelum ->> 'satuan_kerja_id' is distinct from isi ->> 'satuan_kerja_id' then
      perform naikkan_versi_data((sebelum ->> 'satuan_kerja_id')::bigint);
    end if;
    if isi ? 'satuan_kerja_induk_id' then
      perform naikkan_versi_data((isi ->> 'satuan_kerja_induk_id')::bigint);
    end if;
  end if;
  return null;
end $$;

create table teks_berlaku (
  tabel text not null,
  id bigint not null,
  tahun integer not null check (tahun between 2019 and 2103),
  isi jsonb not null,
  primary key (tabel, id, tahun)
);
comment on table teks_berlaku is 'Kolom baris lima tahunan (tabel, id) seperti berlaku di satu tahun, bila berbeda dari barisnya';
select pasang_pemicu('teks_berlaku', '');

create function kolom_dari(baris jsonb, kolom text[]) returns jsonb immutable language sql as $$
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(baris) where key = any (kolom)
$$;

-- Tahun yang dipilih penulis dan tahun yang tertutup baginya ditetapkan server per transaksi (`selaras.tahun`,
-- `selaras.tahun_tertutup`); tanpa itu, misalnya pada data awal, baris ditulis apa adanya. Argumen: kolom yang berlaku
-- per tahun.
create function simpan_teks_berlaku() returns trigger language plpgsql as $$
declare
  dipilih integer := nullif(current_setting('selaras.tahun', true), '')::integer;
  tertutup integer[] :=
    coalesce(string_to_array(nullif(current_setting('selaras.tahun_tertutup', true), ''), ',')::integer[], '{}');
  target constant text[] := array['target_1', 'target_2', 'target_3', 'target_4', 'target_5'];
  lama jsonb;
  baru jsonb;
  khusus boolean;
begin
  if dipilih is null then return new; end if;
  if tg_op = 'INSERT' then
    -- Baris baru belum ada di tahun yang sudah tertutup.
    insert into teks_berlaku (tabel, id, tahun, isi)
    select tg_table_name, new.id, t, kolom_dari(to_jsonb(new), tg_argv) || jsonb_build_object('deleted_at', now())
    from unnest(tertutup) t where t <> dipilih;
    return new;
  end if;

  lama := kolom_dari(to_jsonb(old), tg_argv);
  baru := kolom_dari(to_jsonb(new), tg_argv);
  khusus := exists (select from teks_berlaku b where b.tabel = tg_table_name and b.id = old.id and b.tahun = dipilih)
    or (lama <> baru and dipilih < any (tertutup));
  if lama <> baru or kolom_dari(to_jsonb(old), target) <> kolom_dari(to_jsonb(new), target) then
    insert into teks_berlaku (tabel, id, tahun, isi)
    select tg_table_name, old.id, t, lama || kolom_dari(to_jsonb(old), target)
    from unnest(tertutup || case when khusus then dipilih end) t where t is not null and (t <> dipilih or khusus)
    on conflict do nothing;
  end if;
  if khusus then
    -- Penghapusan menulis kolomnya saja; penulisan lain membawa seluruh teks tahun yang dipilih.
    if new.deleted_at is distinct from old.deleted_at then baru := kolom_dari(baru, array['deleted_at']); end if;
    update teks_berlaku b set isi = b.isi || baru
    where b.tabel = tg_table_name and b.id = old.id and b.tahun = dipilih and not b.isi @> baru;
    new := jsonb_populate_record(new, lama);
  end if;
  return new;
end $$;

-- Capaian tahun lain tetap menurut ukuran tahunnya, selama angkanya tidak berubah.
create function jaga_capaian() returns trigger language plpgsql as $$
declare
  dipilih integer := nullif(current_setting('selaras.tahun', true), '')::integer;
  lama jsonb := to_jsonb(old);
  baru jsonb := to_jsonb(new);
  nomor integer;
begin
  if dipilih is null then return new; end if;
  for nomor in 1..5 loop
    if old.tahun_mulai + nomor - 1 <> dipilih
      and lama -> ('target_' || nomor) = baru -> ('target_' || nomor)
      and lama -> ('realisasi_' || nomor) = baru -> ('realisasi_' || nomor)
      and exists (select from teks_berlaku b
        where b.tabel = tg_table_name and b.id = old.id and b.tahun in (dipilih, old.tahun_mulai + nomor - 1))
    then
      baru := jsonb_set(baru, array['capaian_' || nomor], lama -> ('capaian_' || nomor));
    end if;
  end loop;
  return jsonb_populate_record(new, baru);
end $$;

-- `<tabel>_pada(tahun)`: baris seperti berlaku di sebuah tahun. Dibuat ulang bila kolom tabelnya bertambah.
create function pasang_teks_berlaku(tabel text, kolom text[]) returns void language plpgsql as $$
declare
  daftar text;
begin
  kolom := kolom || 'deleted_at'::text;
  select string_agg(case when attname = any (kolom)
      then format('case when b.isi is null then r.%1$I else (b.isi ->> %1$L)::%2$s end', attname, format_type(atttypid, atttypmod))
      else format('r.%I', attname) end, ', ' order by attnum)
    into daftar from pg_attribute where attrelid = tabel::regclass and attnum > 0 and not attisdropped;
  execute format('create or replace function %1$I(tahun_berlaku integer) returns setof %2$I stable language sql as $f$
    select %3$s from %2$I r
    left join teks_berlaku b on b.tabel = %2$L and b.id = r.id and b.tahun = tahun_berlaku $f$',
    tabel || '_pada', tabel, daftar);
  execute format('create or replace trigger teks_berlaku before insert or update on %I
    for each row execute function simpan_teks_berlaku(%s)', tabel,
    (select string_agg(quote_literal(k), ', ') from unnest(kolom) k));
end $$;

do $$
declare
  ukuran text[] := array['satuan', 'polaritas', 'range_min', 'range_max', 'tipe_hitung', 'baseline', 'label_pembanding',
    'sumber_data', 'do_narasi', 'do_rumus', 'do_keterangan', 'do_sumber'];
begin
  perform pasang_teks_berlaku('sasaran_strategis_pd', ukuran || array['sasaran_strategis_rpjmd_id', 'tujuan_pd',
    'sasaran_strategis_satker', 'iku', 'definisi_operasional', 'is_kinerja_direktur_rsud', 'render_status', 'skp',
    'kinerja_bayangan_sasaran', 'kinerja_bayangan_indikator']);
  perform pasang_teks_berlaku('sasaran_strategis_rpjmd',
    ukuran || array['sasaran_strategis_id', 'indikator_sasaran_strategis_id', 'satuan_kerja_id']);
  perform pasang_teks_berlaku('visi', array['visi']);
  perform pasang_teks_berlaku('misi', array['nomor', 'misi', 'visi_id']);
  perform pasang_teks_berlaku('tujuan', array['nomor', 'tujuan', 'misi_id']);
  perform pasang_teks_berlaku('indikator_tujuan',
    array['nomor', 'indikator', 'tujuan_id', 'satuan', 'polaritas', 'baseline']);
  perform pasang_teks_berlaku('sasaran_strategis', array['nomor', 'sasaran', 'tujuan_id']);
  perform pasang_teks_berlaku('indikator_sasaran_strategis', array['nomor', 'indikator', 'sasaran_strategis_id']);
end $$;

-- Menurut abjad sesudah teks_berlaku: ia melihat yang baru disimpan.
create trigger teks_berlaku_capaian before update on sasaran_strategis_pd
  for each row execute function jaga_capaian();
create trigger teks_berlaku_capaian before update on sasaran_strategis_rpjmd
  for each row execute function jaga_capaian();

-- Untuk orang luar: angka tahun lain yang rencananya belum disetujui tidak tampak; targetnya seperti disetujui bersama
-- tahun yang dibaca.
do $$
declare
  daftar text;
begin
  select string_agg(case
      when attname ~ '^target_[1-5]$' then format('case when %1$s then r.%2$I
        when b.isi ? %2$L then (b.isi ->> %2$L)::numeric(18, 4) else r.%2$I end', syarat, attname)
      when attname ~ '^(realisasi|capaian|rata_nasional)_[1-5]$' then format('case when %s then r.%I end', syarat, attname)
      else format('r.%I', attname) end, ', ' order by attnum)
    into daftar from (
      select *, format('(r.tahun_mulai + %s in (tahun_berlaku) or r.tahun_mulai + %s = any (setuju.tahun))',
        coalesce(substring(attname from '[1-5]$')::integer, 1) - 1, coalesce(substring(attname from '[1-5]$')::integer, 1) - 1) as syarat
      from pg_attribute where attrelid = 'sasaran_strategis_pd'::regclass and attnum > 0 and not attisdropped) a;
  execute format('create function sasaran_strategis_pd_final(tahun_berlaku integer)
    returns setof sasaran_strategis_pd stable language sql as $f$
      select %s from sasaran_strategis_pd_pada(tahun_berlaku) r
      left join teks_berlaku b on b.tabel = %L and b.id = r.id and b.tahun = tahun_berlaku
      cross join lateral (select array(select v.tahun from validasi_perencanaan v
        where v.satuan_kerja_id = r.satuan_kerja_id and v.keadaan = %L) as tahun) setuju $f$',
    daftar, 'sasaran_strategis_pd', 'disetujui');
end $$;

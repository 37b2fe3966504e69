-- Versi data naik sekali per transaksi dan satuan kerja: transaksi terlihat sekaligus, dan ribuan kenaikan pada satu
-- baris dalam satu transaksi (impor) makin lambat dengan kuadratnya.

create or replace function naikkan_versi_data(satker bigint) returns void language plpgsql as $$
declare
  sudah text := coalesce(current_setting('selaras.versi_naik', true), '');
  ini text := ',' || coalesce(satker, 0) || ',';
begin
  if position(ini in sudah) > 0 then return; end if;
  insert into versi_data (satuan_kerja_id, versi)
  select id, 1 from (
    select coalesce(satker, 0) as id
    union
    select satuan_kerja_induk_id from kinerja_cross where satuan_kerja_id = satker
    order by id
  ) t
  on conflict (satuan_kerja_id) do update set versi = versi_data.versi + 1;
  perform set_config('selaras.versi_naik', sudah || ini, true);
end $$;

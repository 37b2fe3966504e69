-- Ekor rantai selalu lewat indeks: tanpa statistik tabel, perencana membaca seluruh jejak untuk setiap baris baru.

alter function rantai_audit() set enable_seqscan = off;

-- Baris berkas yang dilewati pratinjau, dengan alasannya.
alter table impor add column dilewati jsonb not null default '[]';

-- CSF yang gagal dipenuhi di balik satu penyebab; juga tercatat pada kinerjanya, seperti yang ditampilkan diagram.

alter table penyebab_kegagalan add column kinerja_csf_id bigint references kinerja_csf deferrable;
create index on penyebab_kegagalan (kinerja_csf_id);

import { isBagianTerbuka, keadaanBagianLke, langkahBagianDari } from './bagian-lke';

it.each([
  ['dibagikan', ['serahkan'], ['tutup']],
  ['diserahkan', [], ['kembalikan', 'tutup']],
  ['dikembalikan', ['serahkan'], ['tutup']],
  ['ditutup', [], ['kembalikan']],
] as const)('a part that is %s lets its owner %j and the coordinator %j', (keadaan, owner, coordinator) => {
  expect(langkahBagianDari(keadaan, { koordinator: false, pengisi: true })).toEqual(owner);
  expect(langkahBagianDari(keadaan, { koordinator: true, pengisi: false })).toEqual(coordinator);
  expect(langkahBagianDari(keadaan, { koordinator: false, pengisi: false })).toEqual([]);
});

it('a part is written in until it is handed in or closed', () => {
  expect(keadaanBagianLke.filter(isBagianTerbuka)).toEqual(['dibagikan', 'dikembalikan']);
});

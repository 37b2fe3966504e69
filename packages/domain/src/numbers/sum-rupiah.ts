const SEN = 100;

/**
 * Sum of amounts of money, exact to the sen however many there are and in whatever order: it is worked out in whole sen.
 * Amounts have two decimals, as the database keeps them; above 90 trillion rupiah a number holds no sen any more.
 */
export function sumRupiah(amounts: readonly number[]): number {
  const sen = amounts.reduce((total, rupiah) => total + BigInt(Math.round(rupiah * SEN)), 0n);
  return Number(sen) / SEN;
}

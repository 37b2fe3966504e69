type Rule = (value: string) => boolean;

const isId: Rule = (value) => /^[1-9]\d{0,14}$/.test(value);
const isNip: Rule = (value) => /^\d{18}$/.test(value);
const isOneToFour: Rule = (value) => /^[1-4]$/.test(value);

/** What the parameters of the route table may hold (spec 2 §2); other parameters are up to their page. */
const rules: Record<string, Rule> = {
  id: isId,
  satkerId: isId,
  satuanKerjaId: isId,
  kinerjaId: isId,
  nip: isNip,
  nip_anggota: isNip,
  triwulan: isOneToFour,
  jenisDokumenId: isOneToFour,
};

/** Whether an address can exist at all; one that cannot is 404 (spec 2 §8, validation failure). */
export function areParamsValid(params: Readonly<Record<string, string | undefined>>): boolean {
  return Object.entries(params).every(([name, value]) => {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    return rule === undefined || value === undefined || rule(value);
  });
}

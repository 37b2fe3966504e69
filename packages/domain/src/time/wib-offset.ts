/** The regency keeps Waktu Indonesia Barat, UTC+7 all year. */
export const WIB_HOURS = 7;

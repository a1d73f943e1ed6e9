/** Time zones in which days must be right: where people play, and the first and the last place of a date. */
export const ZONES = [
  "Europe/Madrid",
  "Atlantic/Canary",
  "Africa/El_Aaiun",
  "Africa/Nouakchott",
  "Asia/Yerevan",
  "Asia/Manila",
  "Europe/Istanbul",
  "Pacific/Apia",
  "Pacific/Kiritimati",
] as const;

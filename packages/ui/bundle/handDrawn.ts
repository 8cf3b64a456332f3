/**
 * Marks whose outlines are far longer than what they show: drawn by hand on a field of 480 by 480, with plain circles
 * and one curve to a corner. They stand in the foot of every page. `drawings.browser.test.ts` holds them against the
 * long ones.
 */
export const handDrawn: Readonly<Record<string, string>> = {
  discord:
    'M406 87q-47-21-98-30l-13 26q-56-9-110 0l-13-26q-51 9-99 30C11 181-6 272 2 361q61 45 121 63 15-19 27-42-21-9-40-21l10-7c79 36 163 36 240 0l9 7q-19 12-39 20 12 24 26 43 60-18 122-63c10-103-17-193-71-274zM160 307a43 48 0 1 1 0-97 43 48 0 0 1 0 97m160 0a43 48 0 1 1 0-97 43 48 0 0 1 0 97',
  instagram:
    'M170 0h140c120 0 170 50 170 170v140c0 120-50 170-170 170h-140c-120 0-170-50-170-170v-140c0-120 50-170 170-170M43 183v114c0 113 27 140 140 140h114c113 0 140-27 140-140v-114c0-113-27-140-140-140h-114c-113 0-140 27-140 140M117 240a123 123 0 0 1 246 0 123 123 0 0 1-246 0m43 0a80 80 0 0 0 160 0 80 80 0 0 0-160 0M339 112a29 29 0 0 1 58 0 29 29 0 0 1-58 0',
};

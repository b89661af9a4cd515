/** The rules that settle what the printed ones leave open. */
export const RULINGS: readonly string[] = ['DP-28', 'DP-38', 'DP-39', 'DP-40', 'DP-41', 'DP-42', 'DP-43'];

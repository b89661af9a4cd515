/** The rules that settle what the printed ones leave open. */
export const RULINGS: readonly string[] = ['CE-I11', 'CE-I12', 'CE-38', 'CE-39', 'CE-40', 'CE-41', 'CE-42', 'CE-43'];

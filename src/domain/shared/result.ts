/** The kernel's `Result`, under the domain's name. */
export { fail, succeed, type Result } from '../../../contract/kernel/result';

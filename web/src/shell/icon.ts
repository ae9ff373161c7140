/** An icon as `icon:<set>/<name>` gives it. */
export interface IconData {
  name: string;
  body: string;
  width: number;
  height: number;
}

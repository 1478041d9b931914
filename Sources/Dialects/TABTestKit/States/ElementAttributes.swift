/// What elements can be asked for: the place of states and directions.
public enum ElementAttributes {}

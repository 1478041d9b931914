/// How the left side of a constraint compares with zero.
package enum Relation: Sendable {
    case lessOrEqual, equal, greaterOrEqual
}

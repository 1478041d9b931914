/// Where a project says something.
struct Place: Equatable {
    var path: String
    var line: Int?
}

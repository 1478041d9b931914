/// Why a file is not in YAML.
struct YAMLFailure: Error, Equatable {
    var text: String
    var line: Int
}

import HeadlessUIKit

/// A photo.
struct Photo: Identifiable, Equatable {
    let id: Int
    let title: String
    let isFavorite: Bool

    /// The picture: here a plain colour, different for each photo.
    var image: UIImage? {
        let hue = CGFloat(id % 12) / 12
        return UIImage(
            color: UIColor(hue: hue, saturation: 0.5, brightness: 0.8, alpha: 1),
            size: CGSize(width: 300, height: 400))
    }

    /// Sixty photos, ten each of six subjects.
    static let all = (0..<60).map { index in
        let subjects = ["Lamp room", "Breakwater", "Ferry", "Gulls", "Fog bell", "Cat"]
        let (subject, number) = (subjects[index % subjects.count], index / subjects.count + 1)
        return Photo(id: index, title: "\(subject) \(number)", isFavorite: subject == "Cat")
    }
}

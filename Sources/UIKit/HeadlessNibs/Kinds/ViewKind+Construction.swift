import HeadlessLists
import HeadlessUIKitCore

extension ViewKind {
    /// What an application's subclass needs in order to be made, by the coder: what has no setter.
    static func construction(of element: NibElement) -> Any? {
        switch element.name {
        case "tableView": element["style"].flatMap { tableStyles[$0] }
        case "tableViewCell":
            (element["style"].flatMap { cellStyles[$0] } ?? .default, element["reuseIdentifier"])
                as (UITableViewCell.CellStyle, String?)
        default: nil
        }
    }
}

extension ControllerKind {
    /// What an application's subclass needs in order to be made, by the coder: what has no setter.
    static func construction(of element: NibElement) -> Any? {
        switch element.name {
        case "splitViewController": splitStyle(of: element)
        case "pageViewController":
            (
                UIPageViewController.TransitionStyle.scroll,
                element["navigationOrientation"] == "vertical" ? .vertical : .horizontal,
                element["pageSpacing"].flatMap(Double.init).map { CGFloat($0) } ?? 0
            ) as (UIPageViewController.TransitionStyle, UIPageViewController.NavigationOrientation, CGFloat)
        default: nil
        }
    }
}
